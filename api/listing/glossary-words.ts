/**
 * Words of product titles, a line each: Chinese, English, Spanish, German, French, Portuguese. Curated by
 * hand: a word that has several meanings is left out, so that what is translated is right and the rest is
 * shown to the seller. The simulator names its products with the same words.
 */
export const goodsWords = `
收纳盒|storage box|caja organizadora|Aufbewahrungsbox|boîte de rangement|caixa organizadora
折叠收纳箱|folding storage bin|caja plegable|Faltbox|bac de rangement pliable|caixa dobrável
挂式收纳袋|hanging organizer|organizador colgante|Hängeorganizer|rangement suspendu|organizador suspenso
硅胶锅铲|silicone spatula|espátula de silicona|Silikonspatel|spatule en silicone|espátula de silicone
切菜器|vegetable chopper|cortador de verduras|Gemüseschneider|coupe-légumes|cortador de legumes
调料罐|spice jar|tarro de especias|Gewürzglas|pot à épices|pote de temperos
沥水篮|colander basket|cesta escurridora|Abtropfkorb|panier égouttoir|cesto escorredor
抱枕套|cushion cover|funda de cojín|Kissenbezug|housse de coussin|capa de almofada
防滑地垫|non-slip mat|alfombra antideslizante|rutschfeste Matte|tapis antidérapant|tapete antiderrapante
遮光窗帘|blackout curtain|cortina opaca|Verdunkelungsvorhang|rideau occultant|cortina blackout
项链|necklace|collar|Halskette|collier|colar
耳环|earrings|pendientes|Ohrringe|boucles d'oreilles|brincos
手机壳|phone case|funda de móvil|Handyhülle|coque de téléphone|capa de celular
数据线|charging cable|cable de carga|Ladekabel|câble de charge|cabo de carga
手机支架|phone stand|soporte de móvil|Handyhalter|support de téléphone|suporte de celular
蓝牙耳机|bluetooth earphones|auriculares bluetooth|Bluetooth-Kopfhörer|écouteurs bluetooth|fones bluetooth
连衣裙|dress|vestido|Kleid|robe|vestido
运动鞋|sneakers|zapatillas|Sneaker|baskets|tênis
双肩包|backpack|mochila|Rucksack|sac à dos|mochila
斜挎包|crossbody bag|bolso bandolera|Umhängetasche|sac bandoulière|bolsa transversal
瑜伽垫|yoga mat|esterilla de yoga|Yogamatte|tapis de yoga|tapete de ioga
保温杯|insulated bottle|botella térmica|Thermosflasche|bouteille isotherme|garrafa térmica
宠物梳|pet comb|peine para mascotas|Tierkamm|peigne pour animaux|pente para animais
猫抓板|cat scratcher|rascador para gatos|Kratzbrett|griffoir pour chat|arranhador para gatos
化妆刷|makeup brush|brocha de maquillaje|Make-up-Pinsel|pinceau de maquillage|pincel de maquiagem
积木玩具|building blocks|bloques de construcción|Bausteine|blocs de construction|blocos de montar
拼图|jigsaw puzzle|rompecabezas|Puzzle|puzzle|quebra-cabeça
台灯|desk lamp|lámpara de escritorio|Schreibtischlampe|lampe de bureau|luminária de mesa
灯串|string lights|guirnalda de luces|Lichterkette|guirlande lumineuse|cordão de luzes
螺丝刀套装|screwdriver set|juego de destornilladores|Schraubendreher-Set|jeu de tournevis|jogo de chaves
雨伞|umbrella|paraguas|Regenschirm|parapluie|guarda-chuva
笔记本|notebook|cuaderno|Notizbuch|carnet|caderno
`;

export const materialWords = `
硅胶|silicone|silicona|Silikon|silicone|silicone
不锈钢|stainless steel|acero inoxidable|Edelstahl|acier inoxydable|aço inoxidável
牛津布|oxford fabric|tela oxford|Oxford-Gewebe|tissu oxford|tecido oxford
棉麻|cotton linen|algodón y lino|Baumwoll-Leinen|coton et lin|algodão e linho
纯棉|pure cotton|algodón puro|reine Baumwolle|pur coton|algodão puro
天鹅绒|velvet|terciopelo|Samt|velours|veludo
木质|wooden|de madera|aus Holz|en bois|de madeira
竹制|bamboo|de bambú|aus Bambus|en bambou|de bambu
玻璃|glass|de vidrio|aus Glas|en verre|de vidro
合金|alloy|de aleación|aus Legierung|en alliage|de liga
塑料|plastic|de plástico|aus Kunststoff|en plastique|de plástico
尼龙|nylon|nailon|Nylon|nylon|náilon
皮革|leather|de cuero|aus Leder|en cuir|de couro
涤纶|polyester|poliéster|Polyester|polyester|poliéster
`;

export const featureWords = `
大容量|large capacity|gran capacidad|großes Volumen|grande capacité|grande capacidade
可折叠|foldable|plegable|faltbar|pliable|dobrável
防水|waterproof|impermeable|wasserdicht|imperméable|à prova d'água
防滑|non-slip|antideslizante|rutschfest|antidérapant|antiderrapante
耐高温|heat resistant|resistente al calor|hitzebeständig|résistant à la chaleur|resistente ao calor
便携|portable|portátil|tragbar|portable|portátil
加厚|thickened|reforzado|verdickt|épaissi|reforçado
轻便|lightweight|ligero|leicht|léger|leve
多功能|multifunctional|multifuncional|multifunktional|multifonction|multifuncional
易清洗|easy to clean|fácil de limpiar|leicht zu reinigen|facile à nettoyer|fácil de limpar
透气|breathable|transpirable|atmungsaktiv|respirant|respirável
耐用|durable|duradero|langlebig|durable|durável
可调节|adjustable|ajustable|verstellbar|réglable|ajustável
快充|fast charging|carga rápida|Schnellladen|charge rapide|carga rápida
防尘|dustproof|a prueba de polvo|staubdicht|anti-poussière|à prova de pó
静音|silent|silencioso|leise|silencieux|silencioso
可爱|cute|bonito|niedlich|mignon|fofo
简约|minimalist|minimalista|minimalistisch|minimaliste|minimalista
复古|vintage|retro|Retro|rétro|retrô
新款|new style|nuevo diseño|neues Modell|nouveau modèle|novo modelo
热卖|bestseller|superventas|Bestseller|meilleure vente|mais vendido
环保|eco-friendly|ecológico|umweltfreundlich|écologique|ecológico
免打孔|no drilling|sin taladrar|ohne Bohren|sans perçage|sem furos
带盖|with lid|con tapa|mit Deckel|avec couvercle|com tampa
`;

export const sceneWords = `
厨房|kitchen|cocina|Küche|cuisine|cozinha
卧室|bedroom|dormitorio|Schlafzimmer|chambre|quarto
客厅|living room|sala de estar|Wohnzimmer|salon|sala de estar
浴室|bathroom|baño|Badezimmer|salle de bain|banheiro
办公室|office|oficina|Büro|bureau|escritório
户外|outdoor|exterior|Outdoor|plein air|ar livre
旅行|travel|viaje|Reise|voyage|viagem
露营|camping|acampada|Camping|camping|acampamento
健身|fitness|fitness|Fitness|fitness|fitness
儿童|kids|niños|Kinder|enfants|crianças
女士|women|mujer|Damen|femme|feminino
男士|men|hombre|Herren|homme|masculino
礼物|gift|regalo|Geschenk|cadeau|presente
圣诞节|Christmas|Navidad|Weihnachten|Noël|Natal
家用|home use|uso doméstico|für zu Hause|usage domestique|uso doméstico
`;

export const specWords = `
黑色|black|negro|schwarz|noir|preto
白色|white|blanco|weiß|blanc|branco
灰色|grey|gris|grau|gris|cinza
粉色|pink|rosa|rosa|rose|rosa
蓝色|blue|azul|blau|bleu|azul
绿色|green|verde|grün|vert|verde
红色|red|rojo|rot|rouge|vermelho
棕色|brown|marrón|braun|marron|marrom
金色|gold|dorado|gold|doré|dourado
银色|silver|plateado|silber|argenté|prateado
小号|small|pequeño|klein|petit|pequeno
中号|medium|mediano|mittel|moyen|médio
大号|large|grande|groß|grand|grande
均码|one size|talla única|Einheitsgröße|taille unique|tamanho único
`;

export const textWords = `
材质|material|material|Material|matière|material
颜色|colour|color|Farbe|couleur|cor
特点|features|características|Eigenschaften|caractéristiques|características
适用场景|suitable for|adecuado para|geeignet für|convient pour|adequado para
适用人群|for whom|para quién|für wen|pour qui|para quem
包装清单|package includes|el paquete incluye|Lieferumfang|contenu du colis|a embalagem inclui
产地|origin|origen|Herkunft|origine|origem
中国|China|China|China|Chine|China
重量|weight|peso|Gewicht|poids|peso
尺寸|size|tamaño|Größe|taille|tamanho
是|yes|sí|ja|oui|sim
否|no|no|nein|non|não
件|piece|pieza|Stück|pièce|peça
套装|set|juego|Set|ensemble|conjunto
和|and|y|und|et|e
适合|ideal for|ideal para|ideal für|idéal pour|ideal para
质量保证|quality assured|calidad garantizada|Qualität garantiert|qualité garantie|qualidade garantida
`;

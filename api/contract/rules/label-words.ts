import type { LabelLanguage } from './label-markets.ts';

/** By which words the lines of a label are recognised: at their beginnings, in small letters. */

type Words = Readonly<Record<LabelLanguage | 'zh', readonly string[]>>;

export const topicWords = {
  manufacturer: {
    de: ['hersteller', 'hergestellt von'],
    en: ['manufacturer', 'manufactured by', 'made by', 'mfr'],
    es: ['fabricante', 'fabricado por'],
    fr: ['fabricant', 'fabriqué par'],
    it: ['fabbricante', 'produttore', 'prodotto da'],
    nl: ['fabrikant', 'vervaardigd door'],
    pl: ['producent', 'wyprodukowano przez'],
    zh: ['制造商', '生产商', '生产企业', '厂商'],
  },
  responsible: {
    de: ['verantwortliche person', 'bevollmächtigter', 'importeur', 'eingeführt von'],
    en: [
      ...['responsible person', 'representative', 'authorised representative', 'rep'],
      ...['authorized representative', 'rp', 'importer', 'imported by', 'economic operator'],
    ],
    es: ['persona responsable', 'responsable', 'representante autorizado', 'importador'],
    fr: ['personne responsable', 'responsable', 'mandataire', 'importateur', 'importé par'],
    it: ['persona responsabile', 'responsabile', 'mandatario', 'importatore', 'importato da'],
    nl: ['verantwoordelijke persoon', 'gemachtigde', 'importeur', 'geïmporteerd door'],
    pl: ['osoba odpowiedzialna', 'upoważniony przedstawiciel', 'importer'],
    zh: ['欧盟负责人', '负责人', '责任人', '欧代', '授权代表', '进口商'],
  },
  address: {
    de: ['anschrift', 'adresse'],
    en: ['address', 'postal address'],
    es: ['dirección', 'domicilio'],
    fr: ['adresse'],
    it: ['indirizzo'],
    nl: ['adres', 'postadres'],
    pl: ['adres'],
    zh: ['地址'],
  },
  contact: {
    de: ['e-mail', 'email', 'webseite', 'kontakt'],
    en: ['e-mail', 'email', 'mail', 'website', 'web', 'contact'],
    es: ['correo electrónico', 'correo', 'sitio web', 'contacto'],
    fr: ['e-mail', 'courriel', 'site web', 'contact'],
    it: ['e-mail', 'posta elettronica', 'sito web', 'contatto'],
    nl: ['e-mail', 'website', 'contact'],
    pl: ['e-mail', 'strona internetowa', 'kontakt'],
    zh: ['邮箱', '电子邮箱', '电子邮件', '网址'],
  },
  identification: {
    de: [
      'typ',
      'modell',
      'charge',
      'losnummer',
      'seriennummer',
      'artikelnummer',
      'art.-nr',
      'modellnr',
    ],
    en: [
      ...['type', 'model', 'batch', 'lot', 'serial', 's/n', 'sku', 'item no', 'art. no', 'ref'],
      ...['item number', 'part no', 'product id'],
    ],
    es: ['tipo', 'modelo', 'lote', 'número de serie', 'referencia'],
    fr: ['modèle', 'n° de lot', 'numéro de série', 'référence', 'réf'],
    it: ['modello', 'lotto', 'numero di serie', 'codice articolo', 'articolo'],
    nl: ['modelnummer', 'partij', 'partijnummer', 'serienummer', 'artikelnummer'],
    pl: ['typ', 'partia', 'nr partii', 'numer seryjny', 'numer katalogowy'],
    zh: ['型号', '批号', '批次', '序列号', '货号', '款号'],
  },
  batch: {
    de: ['charge', 'chargennummer', 'losnummer'],
    en: ['batch', 'lot'],
    es: ['lote'],
    fr: ['lot', 'n° de lot', 'numéro de lot'],
    it: ['lotto'],
    nl: ['batch', 'partij', 'partijnummer'],
    pl: ['partia', 'nr partii'],
    zh: ['批号', '批次'],
  },
  warning: {
    de: ['achtung', 'warnung', 'warnhinweis', 'warnhinweise', 'vorsicht'],
    en: ['warning', 'warnings', 'caution'],
    es: ['advertencia', 'advertencias', 'atención', 'precaución'],
    fr: ['attention', 'avertissement', 'avertissements'],
    it: ['avvertenza', 'avvertenze', 'attenzione'],
    nl: ['waarschuwing', 'waarschuwingen', 'let op'],
    pl: ['ostrzeżenie', 'ostrzeżenia', 'uwaga'],
    zh: ['警告', '注意'],
  },
  ingredients: {
    de: ['inhaltsstoffe'],
    en: ['ingredients'],
    es: ['ingredientes'],
    fr: ['ingrédients'],
    it: ['ingredienti'],
    nl: ['ingrediënten'],
    pl: ['składniki'],
    zh: ['成分'],
  },
} as const satisfies Readonly<Record<string, Words>>;

export type LabelTopic = keyof typeof topicWords;

/**
 * The word that the warnings of a toy begin with (Directive 2009/48/EC, Article 11(2), as each language has it; Italy
 * also allows Attenzione by Article 10(5) of its decree 54/2011).
 */
export const toyWarningWords: Readonly<Record<LabelLanguage, readonly string[]>> = {
  de: ['achtung'],
  en: ['warning', 'warnings'],
  es: ['advertencia', 'advertencias'],
  fr: ['attention', 'avertissement', 'avertissements'],
  it: ['avvertenza', 'avvertenze', 'attenzione'],
  nl: ['waarschuwing', 'waarschuwingen'],
  pl: ['ostrzeżenie', 'ostrzeżenia'],
};

/** Words that sentences of a language have and those of the others do not. */
export const commonWords: Readonly<Record<LabelLanguage, readonly string[]>> = {
  de: ['nicht', 'der', 'und', 'von', 'für', 'kinder', 'kindern', 'unter', 'geeignet', 'ist', 'sie'],
  en: ['not', 'the', 'and', 'for', 'children', 'keep', 'away', 'from', 'suitable', 'under', 'to'],
  es: [
    'los',
    'para',
    'niños',
    'menores',
    'conviene',
    'el',
    'del',
    'mantener',
    'fuera',
    'años',
    'y',
  ],
  fr: ['ne', 'pas', 'les', 'enfants', 'des', 'aux', 'tenir', 'convient', 'et', 'moins', 'portée'],
  it: [
    'non',
    'bambini',
    'di',
    'adatto',
    'tenere',
    'lontano',
    'dalla',
    'età',
    'il',
    'dei',
    'inferiore',
  ],
  nl: [
    'niet',
    'het',
    'een',
    'voor',
    'kinderen',
    'houden',
    'geschikt',
    'jonger',
    'buiten',
    'bereik',
  ],
  pl: ['nie', 'dla', 'dzieci', 'się', 'do', 'przed', 'chronić', 'poniżej', 'lat', 'życia', 'i'],
};

import type { CompleteTranslation } from '../translation.ts';

export default {
  title: 'Etiketten-Editor',
  parts: {
    label: 'Bereiche',
    add: 'Hinzufügen',
    properties: 'Eigenschaften',
    layers: 'Ebenen',
    templates: 'Vorlagen',
    rehearsal: 'Prüfen',
  },
  palette: {
    title: 'Hinzufügen',
    text: 'Text in den Eigenschaften ändern',
    warningText:
      'Achtung: Um Erstickungsgefahr zu vermeiden, diesen Beutel von Babys und Kindern fernhalten.',
  },
  entry: {
    text: 'Text',
    qr: 'QR-Code',
    code128: 'Code 128',
    ean13: 'EAN-13',
    img: 'Bild',
    icon: 'Prüfzeichen',
    package: 'Packzeichen',
    warning: 'Warnhinweis',
    rect: 'Rechteck',
    line: 'Linie',
    pdf: 'PDF',
  },
  mark: {
    choose: 'Zeichen wählen',
    ce: 'CE',
    weee: 'WEEE-Tonne',
    recycle: 'Recycling',
    'not-under-3': 'Nicht unter 3',
    'food-safe': 'Lebensmittelecht',
    'pet-1': 'PET 1',
    'pe-hd': 'HDPE 2',
    'pe-ld': 'LDPE 4',
    'pp-5': 'PP 5',
    'pap-20': 'PAP 20',
    'pap-21': 'PAP 21',
    fragile: 'Zerbrechlich',
    'this-side-up': 'Oben',
    'keep-dry': 'Vor Nässe schützen',
    'keep-from-sun': 'Vor Sonne schützen',
    'stack-limit': 'Nicht stapeln',
    'no-hooks': 'Keine Haken',
  },
  layers: {
    title: 'Ebenen ({{count}})',
    empty: 'Noch nichts vorhanden. Fügen Sie oben etwas hinzu.',
    up: '{{name}} nach oben',
    down: '{{name}} nach unten',
  },
  canvas: {
    size: '{{width}} × {{height}} mm',
    zoom: 'Zoom',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fit: 'Einpassen {{percent}} %',
    label: 'Etikettenfläche; Ausgewähltes mit den Pfeiltasten verschieben',
    keys: 'Pfeiltasten verschieben um 0,1 mm, Umschalt+Pfeil um 1 mm; Umschalt+Klick wählt mehrere aus; Entf löscht, Strg+Z macht rückgängig, Strg+D dupliziert, Esc hebt die Auswahl auf.',
  },
  act: {
    redo: 'Wiederholen',
    duplicate: 'Duplizieren',
    remove: 'Auswahl löschen',
  },
  align: {
    left: 'Links ausrichten',
    center: 'Horizontal zentrieren',
    right: 'Rechts ausrichten',
    top: 'Oben ausrichten',
    middle: 'Vertikal zentrieren',
    bottom: 'Unten ausrichten',
  },
  distribute: { x: 'Horizontal gleich verteilen', y: 'Vertikal gleich verteilen' },
  draft: {
    kept: 'Entwurf in diesem Browser gespeichert',
    notKept:
      'Zu viele Bilder, um den Entwurf in diesem Browser zu speichern; verkleinern Sie sie, oder melden Sie sich an und speichern Sie eine Vorlage.',
  },
  leave: {
    text: 'Das Etikett hat nicht gespeicherte Änderungen, die beim Verlassen verloren gehen. Verlassen?',
  },
  page: {
    title: 'Etikettengröße',
    preset: 'Gängige Größen',
    free: 'Benutzerdefiniert',
    width: 'Breite (mm)',
    height: 'Höhe (mm)',
    output:
      'Bilder haben {{width}} × {{height}} Pixel; Ausdrucke und PDFs die tatsächlichen Millimeter.',
    hint: 'Klicken Sie auf der Fläche oder in den Ebenen auf ein Element, um hier seine Eigenschaften zu bearbeiten.',
  },
  several: {
    title: '{{count}} ausgewählt',
    hint: 'Gemeinsam ziehen, ausrichten, verteilen, duplizieren oder löschen.',
  },
  field: {
    x: 'Links (mm)',
    y: 'Oben (mm)',
    w: 'Breite (mm)',
    h: 'Höhe (mm)',
    weight: 'Linienstärke (mm)',
    color: 'Farbe',
    text: 'Text',
    size: 'Schriftgröße (mm)',
    lineHeight: 'Zeilenhöhe (mm)',
    bold: 'Fett',
    bounds: 'Geben Sie {{least}} bis {{most}} ein',
  },
  placeholder: {
    hint: 'Platzhalter einfügen; beim Sammeldruck wird er je Etikett ausgefüllt:',
    skuId: 'SKU-ID',
    skuCode: 'Artikelnummer',
    name: 'Produktname',
    specification: 'Variante',
    orderNo: 'Versandauftrag',
    stockOrderNo: 'Nachschubauftrag',
    shop: 'Shop',
    market: 'Verkaufsland',
  },
  picture: {
    kind: 'Art',
    content: 'Inhalt des Codes',
    contentHint: {
      qr: 'Beliebiger Text oder Adresse, höchstens 300 Zeichen',
      code128: 'Lateinische Buchstaben, Ziffern und Zeichen, höchstens 80',
      ean13: '12 oder 13 Ziffern; die 13. ist die Prüfziffer',
    },
    file: 'Bilddatei',
    choose: 'Bild wählen',
    another: 'Anderes Bild',
    held: 'Das Bild ist im Etikett gespeichert.',
    address: 'Bildadresse',
    addressHint: 'PNG oder JPEG; große Bilder werden verkleinert.',
    notPicture: 'Das ist kein PNG- oder JPEG-Bild. Bitte wählen Sie eine andere Datei.',
    unreadable:
      'Das Bild lässt sich nicht öffnen und ist möglicherweise beschädigt. Bitte wählen Sie eine andere Datei.',
    tooLarge:
      'Das Bild passt auch verkleinert nicht in das Etikett. Bitte komprimieren Sie es zuerst.',
  },
  pdf: {
    address: 'PDF-Adresse',
    addressHint: 'Zeichnet die erste Seite; Adressen beginnen mit https:// oder /oss/.',
    file: 'PDF-Datei',
    choose: 'PDF auf diesem Rechner wählen',
  },
  rehearsal: {
    title: 'Vor dem Druck prüfen',
    run: 'Prüfen',
    again: 'Erneut prüfen',
    hint: 'Prüft das Etikett wie gedruckt: Inhalte außerhalb, zu lange Texte, nicht lesbare Codes.',
    stale: 'Das Etikett wurde geändert. Bitte prüfen Sie erneut.',
    fine: 'Keine Probleme gefunden; alle Codes sind lesbar.',
  },
  market: {
    title: 'Für ein Verkaufsland prüfen',
    market: 'Verkaufsland',
    none: 'Nicht prüfen',
    hint: 'Wählen Sie ein EU-Land, um die Vorgaben der GPSR und anderer Regeln zu prüfen.',
    group: 'Produktart',
    groups: {
      toy: 'Spielzeug',
      electronics: 'Elektronik',
      cosmetics: 'Kosmetik',
      textile: 'Textilien',
      foodContact: 'Lebensmittelkontakt',
      other: 'Sonstiges',
    },
    isManufacturerInUnion: 'Hersteller sitzt in der EU',
    isForUnderThree: 'Für Kinder unter 3 Jahren bestimmt',
    isSmallPackage: 'Größte Packungsseite unter 80 cm²',
    manufacturer: 'Hersteller',
    responsible: 'Verantwortliche Person in der EU',
    fine: 'Alle Vorgaben dieses Landes sind erfüllt.',
    limits:
      'Geprüft wird nur, was auf dem Etikett zu sehen ist; das belegt weder die Sicherheit des Produkts noch vollständige Unterlagen.',
    finding: {
      manufacturerMissing:
        'Name und Anschrift des Herstellers fehlen. Fügen Sie eine Zeile „Manufacturer: …“ hinzu.',
      responsibleMissing:
        'Name und Anschrift der verantwortlichen Person in der EU fehlen. Fügen Sie eine Zeile „EU RP: …“ hinzu.',
      nameMissing: '{{who}}: Der Name fehlt. Bitte ergänzen Sie ihn.',
      postalMissing:
        '{{who}}: Die Postanschrift fehlt. Ergänzen Sie Straße, Postleitzahl und Land.',
      electronicMissing: '{{who}}: E-Mail- oder Webadresse fehlt. Bitte ergänzen Sie sie.',
      responsibleOutsideUnion:
        'Die Anschrift der verantwortlichen Person liegt außerhalb der EU. Sie muss in der EU liegen.',
      identificationMissing:
        'Modell-, Chargen- oder Seriennummer fehlt. Ergänzen Sie eine Angabe, die das Produkt identifiziert.',
      batchMissing: 'Die Chargennummer fehlt. Bitte ergänzen Sie sie.',
      warningMissing:
        'Es gibt keinen Warnhinweis. Ergänzen Sie einen, falls das Produkt Risiken birgt.',
      warningLanguage:
        'Der Warnhinweis ist in dieser Sprache erforderlich: {{languages}}. Bitte ergänzen Sie die Übersetzung.',
      languageUnknown:
        'Die Sprache dieses Landes lässt sich nicht erkennen. Bitte prüfen Sie selbst, ob der Warnhinweis in der Landessprache steht.',
      warningWordMissing:
        'Warnhinweise für Spielzeug müssen mit „{{word}}“ beginnen. Bitte ergänzen Sie das Wort.',
      ageMissing:
        'Die Alterswarnung fehlt. Ergänzen Sie das Zeichen „Nicht unter 3“ oder den Text dazu.',
      ageContradicts:
        'Spielzeug für Kinder unter 3 Jahren darf nicht „Nicht unter 3“ tragen. Bitte entfernen Sie es.',
      ceMissing: 'Das CE-Zeichen fehlt. Bitte ergänzen Sie es.',
      ceNotAllowed: 'Diese Produktart darf das CE-Zeichen nicht tragen. Bitte entfernen Sie es.',
      binMissing: 'Die WEEE-Tonne fehlt. Bitte ergänzen Sie sie.',
      fibresMissing:
        'Die Faserzusammensetzung fehlt. Ergänzen Sie sie, zum Beispiel „100% cotton“.',
      foodContactMissing:
        'Zeichen oder Angabe zum Lebensmittelkontakt fehlt. Bitte prüfen Sie, ob es nötig ist.',
      ingredientsMissing: 'Die Inhaltsstoffe fehlen. Ergänzen Sie „Ingredients: …“.',
      contentMissing: 'Die Nettofüllmenge fehlt. Ergänzen Sie sie, zum Beispiel „50 ml“.',
      durabilityMissing:
        'Haltbarkeit oder Verwendungsdauer nach dem Öffnen fehlt. Bitte ergänzen Sie sie.',
      originMissing: 'Das Ursprungsland fehlt. Ergänzen Sie es, zum Beispiel „Made in China“.',
      textSmall:
        'Der Text ist zu klein: Kleinbuchstaben sind {{millimetres}} mm hoch, empfohlen sind mindestens {{least}} mm.',
    },
  },
  finding: {
    outside:
      'Ein Teil liegt außerhalb des Etiketts und wird beim Druck abgeschnitten. Schieben Sie ihn hinein.',
    overflow:
      'Der Text passt nicht in seinen Rahmen: Er wird kleiner gedruckt und notfalls gekürzt. Vergrößern Sie den Rahmen oder verkleinern Sie den Text.',
    fineCode:
      'Der Code ist so klein, dass er gedruckt eventuell nicht lesbar ist. Vergrößern Sie ihn.',
    lowCe: 'Das CE-Zeichen muss mindestens 5 mm hoch sein. Vergrößern Sie es.',
    unread:
      'Der Code ist gedruckt nicht lesbar. Vergrößern Sie ihn oder verschieben Sie, was ihn verdeckt.',
  },
  starter: {
    title: 'Mit einem Muster beginnen',
    sku: 'SKU-Barcode',
    gpsr: 'GPSR-Etikett',
    carton: 'Kartonetikett',
    bag: 'Beutelwarnung',
    bagText: 'Achtung: Plastikbeutel, Erstickungsgefahr. Von Babys und Kindern fernhalten.',
    replace:
      'Das Etikett hat nicht gespeicherte Änderungen, die beim Ersetzen verloren gehen. Ersetzen?',
    replaceAct: 'Ersetzen',
    unreadable:
      'Das ist keine Etikettendatei, oder sie ist beschädigt. Bitte wählen Sie eine andere.',
    fileHint: 'Speichern Sie das Etikett als Datei, um es auf einem anderen Rechner zu öffnen:',
    keep: 'Als Datei speichern',
    file: 'Etikettendatei',
    open: 'Datei öffnen',
  },
  template: {
    title: 'Meine Vorlagen',
    signInHint: 'Melden Sie sich an, um Etiketten als Vorlagen für Ihr Team zu speichern.',
    signIn: 'Anmelden und speichern',
    current: 'In Bearbeitung: {{name}}',
    saveNew: 'Als Vorlage speichern',
    saveAs: 'Speichern unter',
    kind: 'Art der Vorlage',
    kinds: { TEMPLATE: 'Allgemein', GPSR: 'GPSR', PERSON: 'Mein Etikett', SKU: 'Je SKU' },
    replaces: 'Jede Person und jede SKU hat ein Etikett; beim Speichern wird es ersetzt.',
    market: 'Verkaufsland',
    name: 'Name der Vorlage',
    find: 'Suchen',
    none: 'Noch keine Vorlagen. Speichern Sie das aktuelle Etikett als Vorlage.',
    noneOfSku: 'Diese SKU hat noch kein Etikett. Speichern Sie das aktuelle Etikett für sie.',
    unreadable:
      'Die Vorlage enthält etwas, das diese Seite nicht kennt. Laden Sie die Seite neu und versuchen Sie es erneut.',
    saveFailed: 'Speichern fehlgeschlagen. Bitte versuchen Sie es später erneut.',
    detached:
      'Die Vorlage wurde inzwischen geändert oder gelöscht; darin wurde nichts gespeichert. Das Gezeichnete ist noch da: Speichern Sie es als neue Vorlage.',
    remove: 'Vorlage {{name}} löschen',
    removeText: 'Vorlage „{{name}}“ löschen? Das lässt sich nicht rückgängig machen.',
    removed: 'Gelöscht',
    removeFailed: 'Löschen fehlgeschlagen. Bitte versuchen Sie es später erneut.',
  },
  output: {
    png: 'PNG herunterladen',
    pdf: 'PDF herunterladen',
    print: 'Drucken',
    batch: 'Sammeldruck',
    fileName: 'etikett',
    empty: 'Das Etikett ist leer. Fügen Sie zuerst etwas hinzu.',
    placeholders: 'Das Etikett hat Platzhalter. Füllen Sie sie mit dem „Sammeldruck“ aus.',
    failed:
      'Das Etikett konnte nicht erstellt werden. Versuchen Sie es erneut; bleibt der Fehler, verwenden Sie weniger Bilder oder Etiketten.',
  },
  batch: {
    title: 'Sammeldruck von Etiketten',
    same: 'Das Etikett hat keine Platzhalter, daher sind alle gleich.',
    headings: {
      skuId: ['sku-id', 'sku id'],
      skuCode: ['artikelnummer', 'artikelnr.', 'artikel-nr.', 'sku'],
      name: ['produktname', 'name', 'produkt', 'artikel'],
      specification: ['variante', 'ausführung'],
      orderNo: ['versandauftrag', 'auftragsnr.', 'auftrag'],
      stockOrderNo: ['nachschubauftrag'],
      shop: ['shop', 'shopname'],
      market: ['verkaufsland', 'land'],
    },
    rows: 'Daten (ein Etikett je Zeile)',
    rowsHint:
      'Aus einer Tabelle einfügen. Die erste Zeile kann Spaltennamen enthalten; ohne sie gilt die Reihenfolge: {{names}}.',
    copies: 'Exemplare je Etikett',
    count_one: 'Insgesamt {{count}} Etikett',
    count_other: 'Insgesamt {{count}} Etiketten',
    progress: 'Wird erstellt: {{done}} von {{count}}',
    tooMany_one:
      '{{count}} Etikett, erlaubt sind {{most}} auf einmal. Bitte drucken Sie in Teilen.',
    tooMany_other:
      '{{count}} Etiketten, erlaubt sind {{most}} auf einmal. Bitte drucken Sie in Teilen.',
    missing: 'Daten fehlen. Bitte vervollständigen Sie diese Zeile.',
    more_one: '{{count}} weitere Zeile hat ein Problem.',
    more_other: '{{count}} weitere Zeilen haben Probleme.',
    pdf: 'PDF herunterladen',
  },
  orders: {
    title: 'Etiketten von Versandaufträgen drucken',
    hint: 'Eins je Stück: das eigene Etikett der SKU, sonst eine Vorlage mit den Daten der SKU.',
    back: 'Zurück zu den Versandaufträgen',
    backToPrint: 'Zurück zum Druck',
    signIn: 'Melden Sie sich an, um Etiketten von Versandaufträgen zu drucken',
    none: 'Keine Versandaufträge zu drucken',
    noneHint:
      'Es gibt sie nicht, oder Sie dürfen sie nicht sehen. Gehen Sie zurück und wählen Sie erneut.',
    unknown_one:
      '{{count}} Versandauftrag gibt es nicht, oder Sie dürfen ihn nicht sehen; er wird nicht gedruckt: {{numbers}}',
    unknown_other:
      '{{count}} Versandaufträge gibt es nicht, oder Sie dürfen sie nicht sehen; sie werden nicht gedruckt: {{numbers}}',
    anyMarket: 'Beliebiges Land',
    fallback: 'Für SKUs ohne eigenes Etikett',
    noTemplate: 'Keine Vorlage verfügbar',
    paper: 'Etikettenpapier',
    anyPaper: 'Alle Größen',
    each: { pieces: 'Eins je Stück', one: 'Je eins' },
    act: { png: 'PNG herunterladen', pdf: 'PDF herunterladen', print: 'Drucken' },
    total_one: 'Etikettenarten: {{skus}}, insgesamt {{count}} Etikett',
    total_other: 'Etikettenarten: {{skus}}, insgesamt {{count}} Etiketten',
    tooMany_one:
      '{{count}} Etikett, erlaubt sind {{most}} auf einmal. Drucken Sie weniger oder in Teilen.',
    tooMany_other:
      '{{count}} Etiketten, erlaubt sind {{most}} auf einmal. Drucken Sie weniger oder in Teilen.',
    unlabelled_one: '{{count}} SKU hat kein Etikett und wird nicht gedruckt',
    unlabelled_other: '{{count}} SKUs haben kein Etikett und werden nicht gedruckt',
    rehearsing: 'Wird geprüft: {{done}} von {{all}}',
    wrong_one: '{{count}} Etikett hat ein Problem; beheben Sie es besser vor dem Druck',
    wrong_other: '{{count}} Etiketten haben Probleme; beheben Sie sie besser vor dem Druck',
    list: 'SKUs der Versandaufträge',
    pager: 'Seiten der SKUs',
    noLabel: 'Kein Etikett',
    thumb: 'Etikett von {{code}}',
    sku: 'Artikelnr. {{code}} · SKU-ID {{id}}',
    order: 'Versandauftrag {{number}} · {{shop}}',
    own: 'Eigenes Etikett',
    shared: 'Vorlage',
    without:
      'Diese SKU hat kein Etikett, und es gibt keine Vorlage. Verwenden Sie „Etikett zeichnen“.',
    withoutShipper:
      'Diese SKU hat kein Etikett, und es gibt keine Vorlage. Bitten Sie den Manager, eines zu speichern.',
    missing:
      'Es fehlt: {{names}}; daher wird nicht gedruckt. Wählen Sie eine andere Vorlage oder ergänzen Sie die Daten.',
    checking: 'Wird geprüft',
    fine: 'Geprüft, keine Probleme',
    finding: '{{name}}: {{text}}',
    more: '{{count}} weitere',
    count: 'Etiketten ({{pieces}} Stück)',
    draw: 'Etikett zeichnen',
    edit: 'Etikett bearbeiten',
    drawOf: 'Etikett für {{code}} zeichnen',
    editOf: 'Etikett von {{code}} bearbeiten',
    nameOf: 'SKU {{sku}}',
    drawing: 'Etikett der SKU {{sku}} in Arbeit; gespeichert gilt es nur für diese SKU.',
    editing: 'Etikett der SKU {{sku}} in Bearbeitung.',
    filled: 'Für Druck und Prüfung stehen die Platzhalter für: {{goods}}',
    saveForSku: 'Für diese SKU speichern',
  },
  failure: {
    codeContent:
      'Der Inhalt entspricht nicht den Regeln dieses Codes. Bitte folgen Sie dem Hinweis.',
    pictureUnreadable:
      'Das Bild ist nicht lesbar: Die Website erlaubt es möglicherweise nicht. Laden Sie es herunter und wählen Sie es auf Ihrem Rechner.',
    pictureAddress:
      'Wählen Sie ein Bild oder geben Sie eine Adresse ein, die mit https:// oder /oss/ beginnt.',
    pdfAddress:
      'Geben Sie eine PDF-Adresse ein, die mit https:// oder /oss/ beginnt, oder wählen Sie eine Datei auf Ihrem Rechner.',
    pdfUnreachable:
      'Das PDF ist nicht lesbar: Die Website erlaubt es möglicherweise nicht. Laden Sie es herunter und wählen Sie es auf Ihrem Rechner.',
    pdfUnreadable:
      'Diese Datei ist kein PDF, oder sie ist verschlüsselt oder beschädigt. Bitte wählen Sie eine andere.',
  },
} satisfies CompleteTranslation<'labels'>;

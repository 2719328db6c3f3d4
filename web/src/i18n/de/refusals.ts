import imports from '../../../../api/contract/rules/told-imports/de.ts';

/** What the server says, by the names that it gives. Chinese is what it says itself. */
export default {
  ...imports,
  accountClosed:
    'Ihr Konto wurde entfernt und kann nicht mehr genutzt werden. Bitte wenden Sie sich an Ihren BOSS.',
  accountGone:
    'Dieses Hauptkonto existiert nicht oder ist getrennt. Bitte laden Sie die Seite neu.',
  alertGone:
    'Diese Warnung existiert nicht oder ist abgelaufen. Bitte laden Sie neu und versuchen Sie es erneut.',
  alreadyRegistered: 'Diese Telefonnummer ist schon registriert. Bitte melden Sie sich an.',
  another: 'Ein anderer Import läuft. Warten Sie, bis er fertig ist, oder brechen Sie ihn ab.',
  answeredByDeleted:
    'Ein gelöschtes Konto hat schon geantwortet: „{{reply}}“. Ihre Antwort wurde nicht gesendet.',
  answeredMeanwhile:
    '{{name}} hat schon geantwortet: „{{reply}}“. Ihre Antwort wurde nicht gesendet.',
  backwards: 'Das Enddatum darf nicht vor dem Startdatum liegen.',
  badCode: 'Der Gutscheincode ist ungültig. Bitte prüfen Sie ihn und geben Sie ihn erneut ein.',
  badForm: 'Die Datei kam unvollständig an. Bitte wählen Sie sie erneut.',
  badPage: 'Die Rückkehradresse der Zahlung ist ungültig.',
  badPhone: 'Bitte geben Sie eine richtige Telefonnummer ein.',
  badShop: 'Die Shop-ID {{shop}} ist ungültig.',
  badWindow:
    'Das Autorisierungsfenster ist ungültig. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  bindCodeMissing: 'Beim Verbinden ging etwas schief. Bitte fordern Sie einen neuen Code an.',
  bossOnly: 'Das darf nur das Inhaberkonto. Bitte wenden Sie sich an den Inhaber.',
  bossPhone:
    'Diese Nummer gehört einem Inhaber und kann weder Manager noch Versandmitarbeiter sein. Bitte nehmen Sie eine andere.',
  bound: 'Dieses Hauptkonto ist schon verbunden.',
  boundElsewhere:
    'Shops dieses Kontos sind mit einem anderen Konto verbunden. Bitte trennen Sie sie zuerst dort.',
  boundShopGone: 'Dieser Shop existiert nicht oder ist getrennt. Bitte laden Sie die Seite neu.',
  brokenPaper:
    'Die PDF-Datei ist unvollständig oder beschädigt. Bitte laden oder exportieren Sie sie erneut und laden Sie sie dann hoch.',
  brokenPicture:
    'Das Bild ist unvollständig oder beschädigt. Bitte laden oder exportieren Sie es erneut und laden Sie es dann hoch.',
  cancelledAlready: 'Der Versandauftrag {{orderNo}} ist schon storniert.',
  cancelledNoEntry:
    'Der Versandauftrag {{orderNo}} ist storniert; die Einlagerung kann nicht bestätigt werden. Bitte laden Sie die Liste neu.',
  cancelledNoPacking:
    'Der Versandauftrag {{orderNo}} ist storniert; das Verpacken kann nicht bestätigt werden. Bitte laden Sie die Liste neu.',
  cancelledNoShipping:
    'Der Versandauftrag {{orderNo}} ist storniert; der Versand kann nicht bestätigt werden. Bitte laden Sie die Liste neu.',
  cancelledNoShortage:
    'Der Versandauftrag {{orderNo}} ist storniert; eine Fehlmenge muss nicht gemeldet werden.',
  candidateKnown:
    'Die Quelle dieses Produkts ist schon in diesem Shop. Sehen Sie in der Liste der KI-Listings nach.',
  chatNotOpen: 'Die Anmeldung mit WeChat gibt es noch nicht. Bitte nehmen Sie Ihre Telefonnummer.',
  chosenShopGone: 'Der gewählte Shop existiert nicht. Bitte wählen Sie einen anderen.',
  codeExpired: 'Der Code ist abgelaufen. Bitte fordern Sie einen neuen an.',
  codeMissing: 'Bitte geben Sie den Code ein.',
  columnTwice: 'Eine Spalte kann nicht für zwei Felder stehen. Bitte wählen Sie erneut.',
  comparisonBackwards: 'Das Ende des Vergleichs darf nicht vor seinem Anfang liegen.',
  couponGone: 'Dieser Gutschein existiert nicht oder ist verbraucht. Bitte wählen Sie erneut.',
  couponTwice: 'Ein Gutschein gilt nur einmal.',
  deviceOff: 'Push ist auf diesem Gerät aus. Bitte schalten Sie es wieder ein.',
  eitherOr: 'Geben Sie entweder das Passwort oder den Code ein, nicht beides.',
  emptyQuiet: 'Die Ruhezeit kann nicht zur selben Zeit beginnen und enden.',
  endlessShop: 'Der Shop „{{name}}“ läuft nicht ab und muss nicht verlängert werden.',
  expired: 'Der QR-Code ist abgelaufen. Bitte laden Sie neu und versuchen Sie es erneut.',
  exportGone: 'Dieser Export existiert nicht oder wurde gelöscht. Bitte exportieren Sie erneut.',
  factual:
    'Solche Aufgaben verschwinden von selbst, sobald sie erledigt sind; man kann sie nicht abhaken.',
  forbiddenService:
    'Der Push-Dienst dieses Browsers wird nicht unterstützt. Bitte nehmen Sie Chrome, Edge, Firefox oder Safari.',
  foreignShop: 'Sie dürfen diesen Shop nicht sehen. Bitte laden Sie die Liste der Shops neu.',
  full: 'Höchstens {{most}} Vorlagen dieser Art können gespeichert werden. Bitte löschen Sie solche, die Sie nicht mehr brauchen.',
  fullQueue:
    'Viele Bilder warten auf die Übersetzung. Bitte versuchen Sie es in einigen Minuten erneut.',
  groupGone: 'Diese Gruppe existiert nicht oder wurde gelöscht. Bitte laden Sie die Seite neu.',
  groupNameTaken: 'Eine Gruppe mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen.',
  halfComparison: 'Bitte wählen Sie Anfang und Ende des Vergleichs.',
  halfQuiet: 'Bitte geben Sie Anfang und Ende der Ruhezeit ein.',
  hasPhone: 'Sie haben schon eine Telefonnummer verknüpft.',
  heavy:
    'Die Bilder dieser Vorlagen sind zusammen zu groß. Löschen Sie nicht mehr benötigte Vorlagen oder nehmen Sie kleinere Bilder.',
  imageOutdated:
    'Das übersetzte Bild wurde gerade geändert. Bitte laden Sie neu und passen Sie es erneut an.',
  imageTaskGone:
    'Diese Bildübersetzung existiert nicht oder ist abgelaufen. Bitte übersetzen Sie das Bild erneut.',
  importGone: 'Diesen Import gibt es nicht.',
  importing: 'Die Datei wird importiert. Bitte brechen Sie zuerst den Import ab.',
  inTeam:
    'Diese Nummer gehört schon zu einem Team: Bitte melden Sie sich an. Wer sich registriert, verlässt das Team.',
  incomplete: 'Noch nicht zu veröffentlichen: {{faults}}',
  keyDayPast: 'Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.',
  keyGone:
    'Dieser API-Schlüssel existiert nicht oder wurde gesperrt. Bitte laden Sie die Liste neu.',
  keyOver: 'Der API-Schlüssel ist ungültig, abgelaufen oder gesperrt.',
  labelGone:
    'Diese Vorlage existiert nicht oder wurde gelöscht. Bitte laden Sie neu und versuchen Sie es erneut.',
  labelNotYoursToDelete: 'Diese Vorlage kann nur löschen, wer sie angelegt hat, oder der Inhaber.',
  labelOutdated:
    'Die Vorlage wurde inzwischen geändert, deshalb wurde nichts gespeichert. Bitte laden Sie neu und bearbeiten Sie sie erneut.',
  linkKnown: 'Dieser Link ist schon im Shop „{{shop}}“.',
  listingChanged:
    'Dieses Produkt wurde gerade geändert. Bitte laden Sie neu und versuchen Sie es erneut.',
  listingGone:
    'Das Produkt existiert nicht, wurde gelöscht, oder Sie dürfen es nicht ändern. Bitte laden Sie die Liste neu.',
  listingOutdated:
    'Das Produkt wurde inzwischen geändert, deshalb wurde nichts gespeichert. Bitte laden Sie neu und bearbeiten Sie es erneut.',
  logByKey: 'Das Protokoll kann nicht mit einem API-Schlüssel exportiert werden.',
  mailFailed:
    'Die E-Mail ging nicht hinaus. Bitte prüfen Sie die Adresse oder versuchen Sie es später erneut.',
  mailOff: 'E-Mail ist hier nicht eingerichtet. Bitte wenden Sie sich an den Administrator.',
  managerAsOperator:
    'Diese Nummer gehört einem Manager und kann nicht auch Shopbetreuer sein. Bitte nehmen Sie eine andere.',
  managerAsShipper:
    'Diese Nummer gehört einem Manager und kann nicht auch Versandmitarbeiter sein.',
  managerByPassword:
    'Manager melden sich hier nicht mit Passwort an. Nehmen Sie „Manager-/Buchhaltungs-Anmeldung“ mit Code; das Passwort gilt für die Handy-App.',
  managerGone: 'Dieser Manager wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  mayNotName: 'Sie dürfen Produktnamen nicht ändern. Bitte wenden Sie sich an den Inhaber.',
  mayNotShare: 'Nur Inhaber und Manager können Ansichten teilen.',
  namedTwice:
    'Ein Shop darf nicht zweimal vorkommen. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  noAddress: 'Noch ist keine E-Mail-Adresse bestätigt. Bitte fügen Sie zuerst eine hinzu.',
  noCodeSent: 'Bitte fordern Sie zuerst einen Code an.',
  noCollecting:
    'Das Erfassen von Produkten gibt es noch nicht. Bitte wenden Sie sich an den Support.',
  noColumns: 'Bitte wählen Sie die Spalten für {{names}}.',
  noCost: 'Sie dürfen keine Kosten sehen und daher keinen API-Schlüssel dafür anlegen.',
  noFile: 'Bitte wählen Sie eine Datei.',
  noLanguage: 'In diese Sprache kann noch nicht übersetzt werden. Bitte wählen Sie eine andere.',
  noPasswordYet:
    'Sie haben noch kein Passwort. Bitte legen Sie über „Passwort vergessen“ mit einem Code eines fest.',
  noPublishing:
    'Das Veröffentlichen in Shops gibt es noch nicht. Bitte wenden Sie sich an den Support.',
  noRange: 'Bitte wählen Sie die Tage für den Export.',
  noReading:
    'Text in dieser Sprache kann noch nicht gelesen werden. Bitte wählen Sie Chinesisch oder Englisch, oder wenden Sie sich an den Support.',
  noResult: 'Dieses Bild wurde nicht übersetzt. Bitte übersetzen Sie es erneut.',
  noRight: 'Dieses Recht haben Sie nicht. Bitte wenden Sie sich an den Inhaber.',
  noSelecting: 'Daten zur Produktauswahl gibt es noch nicht. Bitte wenden Sie sich an den Support.',
  noShop: 'Bitte wählen Sie die Spalte mit dem Shop oder den Shop, zu dem diese Datei gehört.',
  noShopSession:
    'Der Shop hat keine Sitzung beim Marktplatz. Bitte verbinden Sie das Hauptkonto zuerst oder erneut.',
  noShops: 'Dieses Konto hat keine Shops. Bitte eröffnen Sie zuerst einen auf dem Marktplatz.',
  noZone: 'Die Zeitzone „{{zone}}“ gibt es nicht. Bitte wählen Sie eine wie Asia/Shanghai.',
  noneShown: 'Mindestens ein Shop muss bleiben.',
  notAuthorised:
    'Diese Nummer ist weder registriert noch berechtigt. Inhaber: bitte registrieren. Manager: der Inhaber muss die Nummer hinzufügen.',
  notBound: 'Dieses Hauptkonto ist noch nicht verbunden. Bitte verbinden Sie es zuerst.',
  notConnected:
    'Dieser Marktplatz kann noch nicht verbunden werden. Bitte wenden Sie sich an den Support.',
  notPackedNoShipping:
    'Der Versandauftrag {{orderNo}} ist noch nicht verpackt. Bitte bestätigen Sie zuerst das Verpacken.',
  notRegistered: 'Sie sind noch nicht registriert.',
  notSent: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
  notShippedNoEntry:
    'Der Versandauftrag {{orderNo}} ist noch nicht versandt; die Einlagerung kann nicht bestätigt werden.',
  notTranslatable:
    'Nur hochgeladene PNG-, JPEG- und WebP-Bilder und Bilder von Quellseiten können übersetzt werden. Bitte laden Sie das Bild zuerst hoch.',
  notViewing: 'Sie sehen das Produkt nicht mehr als diese Person. Bitte laden Sie die Seite neu.',
  nothingAdded: 'Dieser Import hat keine Daten geschrieben; es gibt nichts rückgängig zu machen.',
  nothingMissing:
    'Der Versandauftrag {{orderNo}} hat keine Fehlmenge dieser SKU. Bitte laden Sie die Liste neu.',
  noticeGone:
    'Dieser Artikel existiert nicht oder wurde zurückgezogen. Bitte gehen Sie zur Liste zurück.',
  offShelf:
    'Das Produkt wird nicht mehr verkauft. Bitte laden Sie die Liste neu und wählen Sie ein anderes.',
  oneShop: 'Hier kann nur ein Shop gewählt werden. Bitte wählen Sie erneut.',
  operatorAsManager:
    'Diese Nummer gehört einem Shopbetreuer und kann nicht auch Manager sein. Bitte nehmen Sie eine andere.',
  operatorAsShipper:
    'Diese Nummer gehört einem Shopbetreuer und kann nicht auch Versandmitarbeiter sein. Bitte nehmen Sie eine andere.',
  operatorGone:
    'Dieser Shopbetreuer existiert nicht oder wurde gelöscht. Bitte laden Sie die Seite neu.',
  orderChanged:
    'Der Stand des Versandauftrags {{orderNo}} hat sich geändert. Bitte laden Sie die Liste neu und versuchen Sie es erneut.',
  orderGone:
    'Die Bestellung existiert nicht oder ist bezahlt, storniert oder abgelaufen. Bitte laden Sie neu.',
  otherAccount:
    'Das Passwort ist nicht das, mit dem der Code angefordert wurde. Bitte fordern Sie einen neuen Code an.',
  otherGoods: 'Der Versandauftrag {{orderNo}} hat diese SKU nicht. Bitte laden Sie die Liste neu.',
  otherImages: 'Mit den Bildern stimmt etwas nicht. Bitte laden Sie neu und wählen Sie sie erneut.',
  otherOrder:
    'Diese Übermittlung gehört zu einer anderen Bestellung. Bitte schließen Sie das Fenster und senden Sie erneut.',
  otherPlatform:
    'Der Shop ist auf einem anderen Marktplatz. Bitte laden Sie die Liste der Shops neu.',
  otherSku:
    'Eine SKU {{skuId}} gibt es nicht, oder Sie dürfen sie nicht nutzen. Bitte prüfen Sie das.',
  otherStep:
    'Diese Übermittlung gehört zu einer anderen Aktion; der Versandauftrag {{orderNo}} ist unverändert. Bitte laden Sie die Liste neu.',
  outside: 'Das Textfeld {{number}} ragt aus dem Bild. Bitte verschieben oder verkleinern Sie es.',
  overQuantity: 'Mehr als {{quantity}} Stück können nicht fehlen.',
  overlap:
    '„{{name}}“, vor einem Update importiert, kann dieselben Zeilen haben. Machen Sie erst jenen, dann diesen Import rückgängig und importieren Sie die Datei neu.',
  packedAlready:
    'Das Verpacken des Versandauftrags {{orderNo}} ist schon bestätigt. Bestätigen Sie als Nächstes den Versand.',
  packedNoEntry:
    'Der Versandauftrag {{orderNo}} ist noch nicht versandt. Bitte bestätigen Sie zuerst den Versand.',
  passwordEmpty: 'Das Passwort darf nicht leer sein.',
  passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
  payNotOpen: 'Zahlen geht noch nicht. Bitte wenden Sie sich an den Support.',
  personGone: 'Diese Person ist nicht mehr in Ihrem Team. Bitte laden Sie die Liste neu.',
  phoneNotAssigned:
    'Diese Nummer hat kein Recht mehr an diesem Shop. Bitte laden Sie die Seite neu.',
  previewOnly:
    'Vorschaudaten lassen sich nicht ändern. Bitte melden Sie sich zuerst an oder registrieren Sie sich.',
  productGone: 'Ein Produkt {{product}} gibt es nicht. Bitte laden Sie die Liste neu.',
  published: 'Das Produkt ist veröffentlicht. Bitte ändern Sie es in der Produktliste.',
  publishingNoDelete:
    'Während der Veröffentlichung kann ein Produkt nicht gelöscht werden. Bitte warten Sie, bis sie fertig ist.',
  publishingNow: 'Die Veröffentlichung läuft. Bitte warten Sie, bis sie fertig ist.',
  pushFailed:
    'Der Push-Dienst des Browsers stellt gerade nicht zu. Bitte versuchen Sie es später erneut.',
  reportChanged:
    'Laut Meldung fehlen jetzt {{missing}} Stück. Prüfen Sie Ihre Antwort und senden Sie sie erneut.',
  sameLanguage: 'Original und Übersetzung sind in derselben Sprache. Bitte wählen Sie eine andere.',
  phoneOfAnother: 'Der Anzeigename darf nicht wie die Telefonnummer einer anderen Person aussehen.',
  samePassword: 'Das neue Passwort darf nicht das alte sein.',
  sessionGone: 'Diese Sitzung ist beendet. Bitte laden Sie die Liste neu.',
  sessionOver: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  shippedAlready: 'Der Versand des Auftrags {{orderNo}} ist schon bestätigt.',
  shippedNoCancel:
    'Der Versandauftrag {{orderNo}} ist versandt und kann nicht storniert werden. Bitte wenden Sie sich an das Lager des Marktplatzes.',
  shippedNoPacking:
    'Der Versandauftrag {{orderNo}} ist versandt; das Verpacken muss nicht mehr bestätigt werden.',
  shippedNoShortage:
    'Der Versandauftrag {{orderNo}} ist versandt; eine Fehlmenge kann nicht mehr gemeldet werden.',
  shipperAsManager:
    'Diese Nummer gehört einem Versandmitarbeiter und kann nicht auch Manager sein. Bitte nehmen Sie eine andere.',
  shipperAsOperator:
    'Diese Nummer gehört einem Versandmitarbeiter und kann nicht auch Shopbetreuer sein. Bitte nehmen Sie eine andere.',
  shipperByCode:
    'Diese Nummer gehört einem Versandmitarbeiter. Bitte melden Sie sich mit Passwort in der Handy-App an.',
  shipperGone:
    'Dieser Versandmitarbeiter existiert nicht oder wurde gelöscht. Bitte laden Sie die Seite neu.',
  shipperNotAssigned:
    'Dieser Versandmitarbeiter ist dem gewählten Shop nicht zugeteilt. Bitte laden Sie die Seite neu.',
  shipperOnPhone: 'Versandmitarbeiter nutzen bitte die Handy-App.',
  shippingOrderGone:
    'Den Versandauftrag {{orderNo}} gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  shopGone: 'Diesen Shop gibt es nicht. Bitte laden Sie die Liste der Shops neu.',
  shopNameTaken: 'Ein anderer Shop heißt schon so.',
  shopTwice: 'Ein Shop kann nur einmal übermittelt werden.',
  signInFirst: 'Bitte melden Sie sich zuerst an.',
  skcGone: 'Eine SKC {{skc}} gibt es nicht. Bitte laden Sie die Liste neu.',
  skuGone:
    'Eine SKU {{sku}} gibt es nicht; es wurden keine Kosten gespeichert. Bitte laden Sie die Liste neu.',
  skuTwice: 'Die Kosten einer SKU können nur einmal eingegeben werden.',
  storeAway:
    'Der Dateispeicher ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut; bleibt es so, wenden Sie sich an den Support.',
  stored: 'Die Einlagerung des Versandauftrags {{orderNo}} ist schon bestätigt.',
  stranger:
    'Diese Person darf den Shop oder die Aufgabe nicht sehen und kann sie nicht übernehmen.',
  takenBack: 'Dieser Import ist schon rückgängig gemacht.',
  takenPhone: 'Diese Nummer wird von einem anderen Konto benutzt. Bitte nehmen Sie eine andere.',
  takingBack: 'Dieser Import wird gerade rückgängig gemacht. Bitte warten Sie, bis das fertig ist.',
  todoGone: 'Diese Aufgabe gibt es nicht mehr. Bitte laden Sie die Liste neu.',
  todoTimePast: 'Die Zeit muss in der Zukunft liegen.',
  todoTooLong: 'Eine Aufgabe kann höchstens 30 Tage aufgeschoben werden.',
  tokenOver: 'Die Anmeldung ist abgelaufen. Bitte scannen Sie den Code erneut.',
  tooBusy: 'Das System ist ausgelastet. Bitte versuchen Sie es später erneut.',
  tooLargeFile:
    'Eine Datei darf höchstens {{limit}} haben. Bitte verkleinern Sie sie und laden Sie sie erneut hoch.',
  tooLong: 'Ein Schlüssel gilt höchstens 365 Tage.',
  tooManyCodes: 'Zu viele falsche Codes. Bitte fordern Sie einen neuen an.',
  tooManyCoupons: 'Es können nicht mehr Gutscheine als Monate sein.',
  tooManyDays:
    'Nach Tagen sind höchstens 3 Jahre zu sehen. Bitte wählen Sie weniger Tage oder die Ansicht nach Monaten.',
  tooManyDrafts:
    'Es gibt schon {{most}} unveröffentlichte Produkte. Bitte veröffentlichen oder löschen Sie zuerst einige.',
  tooManyExports:
    '{{most}} Exporte warten oder laufen schon. Bitte warten Sie darauf oder löschen Sie welche.',
  tooManyGroups:
    'Höchstens {{most}} Gruppen können angelegt werden. Bitte löschen Sie solche, die Sie nicht mehr brauchen.',
  tooManyHours:
    'Nach Stunden sind höchstens 31 Tage zu sehen. Bitte wählen Sie weniger Tage oder die Ansicht nach Tagen.',
  tooManyKeys:
    'Höchstens 20 API-Schlüssel können in Gebrauch sein. Bitte sperren Sie solche, die Sie nicht mehr brauchen.',
  tooManyManagers: 'Höchstens {{most}} Manager können hinzugefügt werden.',
  tooManyMonths:
    'Nach Monaten sind höchstens 50 Jahre zu sehen. Bitte wählen Sie eine kürzere Zeit.',
  tooManyNotes: 'Höchstens 200 Anzeigeeinstellungen je Person können gespeichert werden.',
  tooManyOperators:
    'Höchstens {{most}} Shopbetreuer können hinzugefügt werden. Bitte löschen Sie Konten, die Sie nicht mehr brauchen.',
  tooManyOrders:
    'Es gibt zu viele unbezahlte Bestellungen. Bitte bezahlen oder stornieren Sie sie zuerst.',
  tooManyShippers:
    'Höchstens {{most}} Versandmitarbeiter können hinzugefügt werden. Bitte löschen Sie Konten, die Sie nicht mehr brauchen.',
  tooManyTasks:
    '{{most}} Bilder warten auf die Übersetzung. Bitte senden Sie das nächste, wenn eines fertig ist.',
  tooManyViews:
    'Höchstens 30 Ansichten je Liste können gespeichert werden. Bitte löschen Sie solche, die Sie nicht mehr brauchen.',
  tookTooLong: 'Das Erfassen dauerte zu lange. Bitte versuchen Sie es später erneut.',
  translating: 'Die Übersetzung läuft. Bitte warten Sie, bis sie fertig ist.',
  twoPayTypes: 'Alle Shops einer Verlängerung müssen auf dieselbe Weise bezahlt werden.',
  unfinished: 'Das Bild wird noch übersetzt. Bitte warten Sie, bis das fertig ist.',
  unknown:
    'Den Versandauftrag {{orderNo}} gibt es nicht, oder Sie dürfen ihn nicht ändern. Bitte laden Sie die Liste neu.',
  unknownSite: 'Dieser Link ist unbekannt. Unterstützte Seiten: {{sites}}',
  unknownType: 'Nur PNG-, JPEG-, WebP- und GIF-Bilder und PDF-Dateien können hochgeladen werden.',
  unreachable: 'Der Marktplatz ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.',
  untranslated:
    '{{count}} Wörter sind nicht übersetzt: {{words}}. Übersetzen Sie sie, oder bestätigen Sie die Veröffentlichung so.',
  uploadGone: 'Die Datei existiert nicht oder ist abgelaufen. Bitte laden Sie sie erneut hoch.',
  usedCode: 'Dieser Gutscheincode ist verbraucht oder gehört zu einer unbezahlten Bestellung.',
  viewGone:
    'Diese Ansicht existiert nicht oder wurde gelöscht. Bitte laden Sie neu und versuchen Sie es erneut.',
  viewNameTaken: 'Eine Ansicht mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen.',
  viewNotYoursToChange:
    'Nur wer sie angelegt hat oder der Inhaber kann eine geteilte Ansicht ändern.',
  viewNotYoursToDelete:
    'Nur wer sie angelegt hat oder der Inhaber kann eine geteilte Ansicht löschen.',
  waitHours: 'Zu viele Versuche. Bitte versuchen Sie es in {{count}} Std. erneut.',
  waitMinutes: 'Zu viele Versuche. Bitte versuchen Sie es in {{count}} Min. erneut.',
  waitSeconds: 'Zu viele Versuche. Bitte versuchen Sie es in {{count}} Sek. erneut.',
  workerGone: 'Diese Person wurde nicht gefunden. Bitte laden Sie die Seite neu.',
  wrongAccount: 'Konto oder Passwort falsch.',
  wrongCode: 'Falscher Code.',
  wrongOldPassword: 'Das alte Passwort ist falsch. Bitte geben Sie es erneut ein.',
  wrongOnPhone: 'Telefonnummer oder Passwort falsch.',
  wrongPassword: 'Telefonnummer oder Passwort falsch. Manager melden sich bitte mit Code an.',
  wrongQuery:
    'Mit dieser Ansicht stimmt etwas nicht. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  wrongToken:
    'Die Anmeldung ist ungültig oder abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
  phoneEmpty: 'Die Telefonnummer darf nicht leer sein.',
  phoneMissing: 'Bitte geben Sie eine Telefonnummer ein.',
  phoneUnusual: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  passwordRule: 'Das Passwort muss 6 bis 12 Zeichen haben.',
  oldPasswordMissing: 'Bitte geben Sie Ihr altes Passwort ein.',
  badMailCode: 'Bitte geben Sie den Code mit 6 Ziffern ein.',
  nickNameTooLong: 'Der Anzeigename darf höchstens {{most}} Zeichen haben.',
  badMail: 'Bitte geben Sie eine richtige E-Mail-Adresse ein, etwa name@example.com.',
  mailTooLong: 'Die E-Mail-Adresse ist zu lang.',
  groupNameMissing: 'Bitte geben Sie der Gruppe einen Namen.',
  groupNameTooLong: 'Der Name einer Gruppe darf höchstens 50 Zeichen haben.',
  viewNameMissing: 'Bitte geben Sie der Ansicht einen Namen.',
  viewNameTooLong: 'Der Name einer Ansicht darf höchstens {{most}} Zeichen haben.',
  viewTooLong: 'Die Filter sind zu lang. Bitte nehmen Sie weniger.',
  keyNameMissing: 'Bitte geben Sie dem Schlüssel einen Namen.',
  keyNameTooLong: 'Der Name eines Schlüssels darf höchstens 30 Zeichen haben.',
  keyWithoutShop: 'Bitte wählen Sie mindestens einen Shop.',
  shopsMissing: 'Bitte wählen Sie einen Shop.',
  shopNamesMissing: 'Bitte wählen Sie die Shops.',
  assignedShopsMissing: 'Bitte wählen Sie die Shops zum Zuteilen.',
  tooManyShops: 'Höchstens 1000 Shops können auf einmal gewählt werden.',
  shopNameMissing: 'Bitte geben Sie einen Namen ein.',
  shopNameTooLong:
    'Der Name eines Shops darf höchstens 128 chinesische oder 256 andere Zeichen haben.',
  missingPieces: 'Mindestens 1 Stück muss fehlen.',
  noteTooLong: 'Hier können höchstens {{most}} Zeichen stehen.',
  replyMissing: 'Bitte geben Sie eine Antwort ein.',
  payTypeMissing: 'Bitte wählen Sie, wie Sie zahlen.',
  monthsRange: 'Die Monate müssen eine ganze Zahl von {{least}} bis {{most}} sein.',
  renewedShopsMissing: 'Bitte wählen Sie die Shops zum Verlängern.',
  tooManyRenewed: 'Höchstens 200 Shops können auf einmal verlängert werden.',
  couponMissing: 'Der Gutscheincode darf nicht leer sein.',
  linkMissing: 'Bitte geben Sie den Link eines Produkts ein.',
  linkTooLong: 'Der Link ist zu lang. Bitte prüfen Sie ihn und versuchen Sie es erneut.',
  strangeSigns:
    'Es gibt Zeichen, die nicht verwendet werden können. Bitte löschen Sie sie und versuchen Sie es erneut.',
  listingTitleMissing:
    'Kein Titel gefunden. Bitte öffnen Sie die Produktseite und erfassen Sie erneut.',
  titleTooLong: 'Der Titel darf höchstens {{most}} Zeichen haben.',
  categoryTooLong: 'Die Kategorie darf höchstens 60 Zeichen haben.',
  attributeNameMissing: 'Bitte geben Sie den Namen des Merkmals ein.',
  attributeNameTooLong: 'Der Name eines Merkmals darf höchstens 100 Zeichen haben.',
  attributeValueTooLong: 'Der Wert eines Merkmals darf höchstens 500 Zeichen haben.',
  tooManyAttributes: 'Höchstens 50 Merkmale können eingegeben werden.',
  specificationMissing: 'Bitte geben Sie den Namen der Variante ein.',
  specificationTooLong: 'Der Name einer Variante darf höchstens 200 Zeichen haben.',
  priceTooSmall: 'Der Preis muss mehr als 0 sein.',
  priceTooLarge: 'Der Preis darf höchstens 1000000 Yuan sein.',
  stockTooSmall: 'Der Bestand darf nicht unter 0 sein.',
  stockTooLarge: 'Der Bestand darf höchstens 10000000 sein.',
  costTooSmall: 'Die Kosten dürfen nicht unter 0 sein.',
  costTooLarge: 'Die Kosten dürfen höchstens {{most}} Yuan sein.',
  skusMissing: 'Bitte wählen Sie eine SKU.',
  tooManySkus: 'Die Kosten von höchstens {{most}} SKUs können auf einmal gespeichert werden.',
  productNameMissing: 'Bitte geben Sie den Namen des Produkts ein.',
  productNameTooLong: 'Der Name eines Produkts darf höchstens {{most}} Zeichen haben.',
  labelNameMissing: 'Bitte geben Sie der Vorlage einen Namen.',
  labelNameTooLong: 'Der Name einer Vorlage darf höchstens 60 Zeichen haben.',
  labelMarketMissing: 'Bitte wählen Sie ein Land der EU oder des Europäischen Wirtschaftsraums.',
  labelTooSmall: 'Ein Etikett muss mindestens 5 mm breit und hoch sein.',
  labelTooLarge: 'Ein Etikett darf höchstens 300 mm breit und hoch sein.',
  pictureTooLarge: 'Das Bild ist zu groß. Bitte verkleinern Sie es und versuchen Sie es erneut.',
  tooManyItems: 'Ein Etikett darf höchstens {{most}} Elemente haben.',
  badDay: 'Den Tag {{day}} gibt es nicht.',
  knownOperator:
    'Diese Telefonnummer gehört bereits einem Shopbetreuer. Bitte bearbeiten Sie ihn stattdessen.',
  knownShipper:
    'Diese Telefonnummer gehört bereits einem Versandmitarbeiter. Bitte ändern Sie stattdessen das Passwort.',
  secretMissing: 'Bitte geben Sie das Passwort oder den Code ein.',
  badTime: 'Die Zeit wird als HH:MM geschrieben.',
  officeCategoryMissing: 'Bitte wählen Sie zuerst die Kategorie des Marktplatzes.',
  officeMarketMissing: 'Bitte wählen Sie zuerst den Markt.',
  searchTooLong: 'Eine Suche darf höchstens 60 Zeichen haben.',
  badPushDevice: 'Die Push-Adresse dieses Geräts ist ungültig. Bitte schalten Sie Push erneut ein.',
  fineTooSmall: 'Der Betrag darf nicht unter 0 sein.',
  fineTooLarge: 'Der Betrag darf höchstens 10 Millionen Yuan sein.',
  lookOnly:
    'Sie sehen das Produkt als eine andere Person und können nichts ändern. Bitte beenden Sie zuerst die Ansicht.',
  viewedGone:
    '{{name}}, in deren Ansicht Sie waren, gehört nicht mehr zu Ihrem Team; die Ansicht ist beendet. Bitte bestätigen Sie das, bevor Sie als Sie selbst weiterarbeiten.',
  personal:
    'Sie sehen das Produkt als eine andere Person; deren persönliche Inhalte werden nicht gezeigt.',
  UNAUTHENTICATED: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  FORBIDDEN: 'Dieses Recht haben Sie nicht. Bitte wenden Sie sich an den Inhaber.',
  VISITOR_BLOCKED: 'Bitte melden Sie sich zuerst an.',
  NOT_FOUND: 'Nicht gefunden, oder Sie dürfen es nicht sehen.',
  BAD_USER_INPUT:
    'An der Eingabe stimmt etwas nicht. Bitte prüfen Sie sie und versuchen Sie es erneut.',
  EMPTY_SHOP: 'Kein Shop ist gewählt.',
  UPSTREAM_UNREACHABLE:
    'Der Datendienst ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.',
  UPSTREAM_TIMEOUT:
    'Der Datendienst hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es später erneut.',
  UPSTREAM_BAD_ANSWER:
    'Der Datendienst hat falsch geantwortet. Bitte versuchen Sie es später erneut.',
  UPSTREAM_TOO_LARGE:
    'Das sind zu viele Daten. Bitte fragen Sie nach weniger und versuchen Sie es erneut.',
  UPSTREAM_AWAY:
    'Der Datendienst ist gerade nicht verfügbar. Bitte versuchen Sie es später erneut.',
  UPSTREAM_SHAPE:
    'Die Antwort des Datendienstes ist nicht lesbar. Bitte versuchen Sie es später erneut.',
  UPSTREAM_LACKS: 'Der Datendienst bietet das noch nicht.',
  UPSTREAM_STATUS: 'Der Datendienst hat versagt. Bitte versuchen Sie es später erneut.',
  UPSTREAM_REFUSED: 'Das hat nicht geklappt. Bitte versuchen Sie es später erneut.',
  unknownError: 'Unbekannter Fehler.',
  UPSTREAM_BUSY: 'Das System ist ausgelastet. Bitte versuchen Sie es später erneut.',
  TOO_MANY: 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
  OVERLOADED: 'Der Server ist ausgelastet. Bitte versuchen Sie es später erneut.',
  INTERNAL: 'Das System hat versagt. Bitte versuchen Sie es später erneut.',
  STARTING: 'Der Server startet. Bitte warten Sie einen Moment.',
  TOO_LARGE:
    'Die Datei oder Anfrage ist zu groß (höchstens {{most}}). Bitte teilen Sie sie oder packen Sie sie als .gz und versuchen Sie es erneut.',
  TOO_SLOW:
    'Der Upload brach ab oder war zu langsam. Bitte prüfen Sie das Netz und versuchen Sie es erneut.',
  faultTitleMissing: 'den übersetzten Titel eingeben',
  faultDescriptionTooLong: 'die Beschreibung darf höchstens {{most}} Zeichen haben',
  faultPartsTooLong: 'zu lange Merkmale oder Varianten, bitte kürzen: {{long}}',
  faultTitleTooLong: 'der Titel darf höchstens {{most}} Zeichen haben',
  faultCategoryMissing: 'die Kategorie eingeben',
  faultImageMissing: 'mindestens ein Bild behalten',
  faultSkuMissing: 'mindestens eine SKU behalten',
  faultPriceMissing: 'den Preis aller SKUs eingeben (es fehlen {{lacking}})',
  faultSpecsAlike:
    'SKUs, deren Variante wie eine andere heißt (etwa „{{name}}“), bitte verschieden benennen: {{alike}}',
  faultMarketMissing: 'den Markt wählen',
  faultSpecsUnknown:
    'den Desktop-Helfer starten und speichern, damit alle Varianten ihre Nummern vom Marktplatz bekommen (es fehlen {{lacking}})',
  listingShopGone: 'Der Shop ist getrennt; das Veröffentlichen ist nicht möglich.',
  publishBrokenOff:
    'Das Veröffentlichen wurde mehrmals unterbrochen. Bitte versuchen Sie es erneut.',
  translateBrokenOff: 'Die Übersetzung wurde mehrmals unterbrochen. Bitte versuchen Sie es erneut.',
  workFailed: 'Das System ist ausgelastet. Bitte versuchen Sie es später erneut.',
  wordTranslator: 'Übersetzungsdienst',
  wordImageReader: 'Bilderkennungsdienst',
  serviceUnreadable: 'Die Antwort vom {{service}} ist nicht lesbar. Bitte versuchen Sie es erneut.',
  serviceAway: 'Der {{service}} ist gerade nicht verfügbar. Bitte versuchen Sie es später erneut.',
  serviceAwayLong:
    'Der {{service}} ist gerade nicht verfügbar. Bitte versuchen Sie es später erneut; bleibt es so, wenden Sie sich an den Support.',
  serviceBusy: 'Der {{service}} hat zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  serviceSlow:
    'Der {{service}} hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es später erneut.',
  serviceUnreachable: 'Der {{service}} ist nicht erreichbar. Bitte versuchen Sie es später erneut.',
  imageFileTooLarge:
    'Die Bilddatei ist zu groß. Bitte verkleinern Sie sie, laden Sie sie hoch und übersetzen Sie sie dann.',
  imageForeign:
    'Dieses Bild kann nicht übersetzt werden. Bitte laden Sie es zuerst beim Produkt hoch.',
  imageNotGiven:
    'Die Quellseite gibt dieses Bild nicht heraus. Bitte speichern Sie es und laden Sie es hoch.',
  imageNotFetched:
    'Das Bild war von der Quellseite nicht zu bekommen. Bitte versuchen Sie es später erneut, oder speichern Sie es und laden Sie es hoch.',
  imageStoreAway:
    'Der Dateispeicher ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut; bleibt es so, wenden Sie sich an den Support.',
  imageGone: 'Das Bild gibt es nicht mehr. Bitte laden Sie es erneut hoch.',
  imageWrongType:
    'Nur PNG-, JPEG- und WebP-Bilder können übersetzt werden. Bitte wandeln Sie es um und laden Sie es hoch.',
  imageTooSmall: 'Das Bild ist zu klein, der Text ist nicht lesbar. Bitte nehmen Sie ein größeres.',
  imageTooLarge:
    'Das Bild ist zu groß. Bitte verkleinern Sie es auf höchstens 25 Megapixel und übersetzen Sie es dann.',
  imageDamaged:
    'Das Bild ist beschädigt oder nicht zu verarbeiten. Bitte exportieren Sie es als PNG oder JPEG und laden Sie es hoch.',
  imageTooSlow:
    'Das Lesen des Bildes dauerte zu lange. Bitte schneiden Sie es zu oder verkleinern Sie es und übersetzen Sie es dann.',
  imageBrokenOff:
    'Die Übersetzung wurde mehrmals unterbrochen. Bitte übersetzen Sie dieses Bild erneut.',
  imageWorkFailed: 'Das System ist ausgelastet. Bitte übersetzen Sie dieses Bild später erneut.',
  exportTooLong:
    'Es sind mehr als {{most}} Zeilen. Bitte wählen Sie weniger Tage oder Shops und exportieren Sie erneut.',
  exportFailed: 'Der Export ist gescheitert. Bitte exportieren Sie später erneut.',
  exportBrokenOff: 'Der Export wurde mehrmals unterbrochen. Bitte exportieren Sie erneut.',
  exportNotAllowed:
    'Das Konto oder der API-Schlüssel ist nicht mehr in Gebrauch und kann nicht exportieren.',
  bindSigningIn: 'Anmeldung beim Hauptkonto läuft, bitte warten',
  bindCodeSent: 'Der Code ist gesendet. Bitte sehen Sie auf dem Telefon des Hauptkontos nach.',
  bindDone: 'Verbunden',
  bindDoneAtOnce: 'Verbunden; ein Code war nicht nötig',
  bindFailed: 'Das Verbinden ist gescheitert. Bitte versuchen Sie es später erneut.',
  bindOvertaken: 'Das Verbinden wurde neu begonnen',
  authorised: 'Autorisiert!',
  authorisationCancelled: 'Die Autorisierung wurde abgebrochen',
  authorisationFailed: 'Die Autorisierung ist gescheitert. Bitte versuchen Sie es später erneut.',
  authorisationWrong: 'Die Autorisierung ist gescheitert. Bitte autorisieren Sie erneut.',
  helperPath: 'Der Desktop-Helfer hat keinen solchen Dienst.',
  helperMethod: 'Der Desktop-Helfer nimmt keine Anfragen dieser Art an.',
  helperHost: 'Der Desktop-Helfer darf sich mit dieser Adresse nicht verbinden.',
  helperBody: 'Die gesendeten Angaben sind unvollständig.',
  helperInput: 'Die gesendeten Angaben sind ungültig.',
  helperMall: 'Bitte wählen Sie einen Shop.',
  helperShop:
    'Sie dürfen beim Marktplatz nicht für diesen Shop handeln. Das darf nur sein Inhaberkonto.',
  helperCookie:
    'Der Shop hat keine Sitzung beim Marktplatz. Bitte verbinden Sie das Hauptkonto zuerst oder erneut.',
  helperBusy: 'Es laufen zu viele Anfragen gleichzeitig. Bitte versuchen Sie es später erneut.',
  helperTooLarge: 'Die gesendeten Daten sind zu groß.',
  helperSlowBody: 'Das Senden hat zu lange gedauert.',
  helperTimeout: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es später erneut.',
  helperAnswerTooLarge: 'Die Antwort des Marktplatzes ist zu groß.',
  helperAnswer:
    'Die Antwort des Marktplatzes ist nicht lesbar. Bitte versuchen Sie es später erneut.',
  helperSession:
    'Der Marktplatz hat die Sitzung des Shops nicht angenommen. Bitte versuchen Sie es erneut; hilft das nicht, verbinden Sie das Hauptkonto neu.',
  helperTooMany: 'Der Marktplatz meldet zu viele Anfragen. Bitte versuchen Sie es später erneut.',
  helperUnavailable:
    'Der Marktplatz kann das gerade nicht bearbeiten. Bitte versuchen Sie es später erneut.',
  helperRedirect:
    'Der Marktplatz leitet an eine andere Adresse weiter. Der Desktop-Helfer hat dort angehalten.',
  helperUnreachable: 'Der Marktplatz ist nicht erreichbar. Bitte prüfen Sie Ihr Netzwerk.',
  helperProduct:
    'Der Desktop-Helfer erreicht den Server nicht. Bitte versuchen Sie es später erneut.',
  helperFolder: 'Der Ordner existiert nicht.',
  helperOutside: 'Nur Inhalte des Bilderordners können verwendet werden.',
  helperPerson: 'Das ist nicht das Konto, das beim Desktop-Helfer angemeldet ist.',
  helperWindow: 'Dieser Rechner kann den Ordner nicht in einem Fenster zeigen.',
  helperLogin: 'Bitte verbinden Sie sich zuerst mit dem Desktop-Helfer.',
  helperFault: 'Im Desktop-Helfer ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
};

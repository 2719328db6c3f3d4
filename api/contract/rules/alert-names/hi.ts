/** What alerts are called, in messages and on pages. */
export default {
  shipSoon: 'शिपिंग में देरी होने वाली है',
  shortage: 'कमी, उत्तर बाकी',
  fine: 'नया जुर्माना',
  soldOut: 'ज़्यादा बिकने वाला उत्पाद ख़त्म',
  sessionLost: 'दुकान का प्राधिकरण समाप्त',
  digest: 'दैनिक सारांश',
  importDone: 'आयात पूरा',
  importFailed: 'आयात विफल',
  exportReady: 'निर्यात तैयार',
  shopExpiring: 'दुकान जल्द समाप्त',
  announcement: 'नई घोषणा',
};

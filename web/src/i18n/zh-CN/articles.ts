import { aboutUs, companyProfile, contactUs } from './article-texts/company.ts';
import { loginPrivacy, terms } from './article-texts/loginArticles.ts';
import { privacyPolicy } from './article-texts/privacyPolicy.ts';
import { briefIntroduction, homePage } from './article-texts/product.ts';
import { userAgreement } from './article-texts/userAgreement.ts';

/** Longer texts of the public pages. */
export default {
  texts: {
    aboutUs,
    companyProfile,
    briefIntroduction,
    homePage,
    userAgreement,
    terms,
    privacyPolicy,
    loginPrivacy,
    contactUs,
  },
  contents: '目录',
  /** Said in the other languages: what people agree to is Chinese. */
  onlyChinese: '本文以中文为准。',
  version: '版本日期：{{date}}',
  /** Of the texts that people agree to: the day of their last change. */
  versionDate: '2026年11月27日',
  operator: '网站运营者',
  contact: {
    email: '邮箱',
    phone: '电话',
    address: '地址',
    hours: '服务时间',
    none: '本站尚未公布联系方式。您可以向为您开通账号的人员咨询。',
  },
  seeAlso: '相关内容',
  preview: '查看模拟数据预览',
} as const;

import type { OfficeMarket } from '../../../contract/rules/seller-office.ts';
import type { OfficeResult } from '../../../contract/seller-office.ts';
import { mixText } from '../random.ts';
import { type CertificateCode, certificateNames, requirementsOf } from './compliance.ts';
import type { Leaf } from './tree.ts';

/** What a simulated shop has deposited at the marketplace. Numbers follow from the shop: no two share one. */

type Certificate = OfficeResult<'certificates'>['certificates'][number];
type GuideFile = OfficeResult<'guideFiles'>['files'][number];
type Agency = OfficeResult<'agencyList'>['agencies'][number];

const numberOf = (mallId: string, what: string): string =>
  String(mixText(`${mallId} ${what}`)).padStart(10, '0');

const isCode = (code: string): code is CertificateCode => Object.hasOwn(certificateNames, code);

/** Those of the sorts that a category is asked for in a market. What is valid is renewed every year. */
export function certificatesOf(
  mallId: string,
  leaf: Leaf,
  market: OfficeMarket,
  now: number,
): Certificate[] {
  const year = new Date(now).getUTCFullYear();
  return requirementsOf(leaf, market).flatMap(({ kind, code }) => {
    if (kind !== 'certificate' || !isCode(code)) return [];
    const seed = mixText(`${mallId} ${code}`);
    const certificate = (
      state: Certificate['state'],
      validUntil: string | null,
      of: number,
    ): Certificate => {
      const number = numberOf(mallId, `${code} ${state}`);
      return {
        certificateId: `4${number}`,
        code,
        name: certificateNames[code],
        number: `${code.replace('_', '-')}-${of}-${number.slice(-6)}`,
        state,
        validUntil,
      };
    };
    return [
      certificate('valid', `${year + 1}-06-30`, year),
      ...(seed % 2 === 0 ? [certificate('expired', `${year - 1}-06-30`, year - 3)] : []),
      ...(seed % 3 === 0 ? [certificate('reviewing', null, year)] : []),
    ];
  });
}

const languagesOf = [
  ['英语', '德语', '法语', '西班牙语', '意大利语'],
  ['英语', '西班牙语'],
] as const;

export const guideFilesOf = (mallId: string, { id, good }: Leaf): GuideFile[] =>
  languagesOf.map((languages, place) => ({
    fileId: `5${numberOf(mallId, `guide ${id} ${place}`)}`,
    name: `${good.noun}使用说明书 V${place + 1}.pdf`,
    languages: [...languages],
    updatedOn: `2026-0${(mixText(`${mallId} ${place}`) % 8) + 1}-15`,
  }));

const offices: Readonly<Record<OfficeMarket, readonly Omit<Agency, 'agencyId'>[]>> = {
  US: [],
  EU: [
    {
      name: 'Nordkai Compliance GmbH',
      address: 'Hafenallee 18, 20457 Hamburg, Deutschland',
      email: 'gpsr@nordkai.example',
    },
    {
      name: 'Lumière Représentation SARL',
      address: '27 rue des Ateliers, 69007 Lyon, France',
      email: 'contact@lumiere-rep.example',
    },
  ],
  UK: [
    {
      name: 'Harbourgate Authorised Rep Ltd',
      address: '5 Millbrook Yard, Manchester M4 6BF, United Kingdom',
      email: 'ukrep@harbourgate.example',
    },
  ],
  JP: [],
  AU: [],
};

export const agenciesOf = (mallId: string, market: OfficeMarket): Agency[] =>
  offices[market].map((office, place) => ({
    agencyId: `6${numberOf(mallId, `agency ${market} ${place}`)}`,
    ...office,
  }));

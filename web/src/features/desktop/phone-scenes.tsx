import type { ReactElement, ReactNode } from 'react';
import type desktop from '../../i18n/zh-CN/desktop.ts';
import { Lines, Press } from './scene-parts.tsx';

type Words = Readonly<Record<keyof typeof desktop.picture, string>>;

/** The upper or the lower part of a phone, as large as the sheet. */
function Phone({ isTop = false, children }: { isTop?: boolean; children: ReactNode }) {
  return (
    <>
      <rect className="plate" x="60" y={isTop ? 12 : -30} width="200" height="218" rx="18" />
      {isTop && <rect className="soft" x="140" y="20" width="40" height="5" rx="2.5" />}
      {children}
    </>
  );
}

/** The icon of the workbench, as the phone shows it. */
function AppIcon({ x, y, size }: { x: number; y: number; size: number }) {
  const box = size * 0.44;
  const at = (size - box) / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="key" width={size} height={size} rx={size * 0.22} />
      <rect
        x={at}
        y={at}
        width={box}
        height={box}
        rx="2"
        fill="none"
        stroke="white"
        strokeWidth="2"
      />
      <path
        d={`M${at} ${at + box * 0.38}h${box}M${size / 2} ${at}v${box * 0.38}`}
        stroke="white"
        strokeWidth="2"
      />
    </g>
  );
}

/** How the workbench is put on the home screen. */
export const phoneScenes = {
  openWorkbench: (words: Words) => (
    <Phone isTop>
      <rect className="soft" x="76" y="34" width="168" height="24" rx="12" />
      <text x="160" y="50">
        {words.address}
      </text>
      <rect className="mark" x="71" y="29" width="178" height="34" rx="17" />
      <Lines x={84} y={82} widths={[120, 152, 136]} />
      <Press x={92} y={142} label={words.signIn} width={136} />
    </Phone>
  ),
  chromeMenu: (words: Words) => (
    <Phone isTop>
      <rect className="soft" x="76" y="34" width="136" height="24" rx="12" />
      <path className="line" d="M232 38v.1m0 7.9v.1m0 7.9v.1" strokeWidth="5" />
      <rect className="mark" x="220" y="30" width="24" height="32" rx="10" />
      <rect className="plate" x="120" y="68" width="128" height="110" rx="8" />
      <Lines x={136} y={82} widths={[88, 70]} />
      <Press x={132} y={118} label={words.installApp} width={104} />
      <Lines x={136} y={160} widths={[80]} />
    </Phone>
  ),
  confirmInstall: (words: Words) => (
    <Phone isTop>
      <rect className="plate" x="72" y="52" width="176" height="116" rx="12" />
      <AppIcon x={88} y={70} size={36} />
      <text x="180" y="92">
        {words.workbench}
      </text>
      <Press x={150} y={128} label={words.install} />
    </Phone>
  ),
  safariShare: (words: Words) => (
    <Phone>
      <Lines x={84} y={20} widths={[150, 120, 136]} />
      <rect className="soft" x="76" y="100" width="168" height="24" rx="12" />
      <text x="160" y="116">
        {words.address}
      </text>
      <path className="line" d="M152 150h-6v20h28v-20h-6M160 162v-24m-7 7l7-7 7 7" />
      <rect className="mark" x="138" y="130" width="44" height="48" rx="12" />
      <path className="line" d="M94 146l-8 9 8 9M222 146l8 9-8 9" />
    </Phone>
  ),
  addToHome: (words: Words) => (
    <Phone>
      <rect className="soft" x="76" y="10" width="168" height="40" rx="10" />
      <Lines x={90} y={26} widths={[96]} />
      <rect className="soft" x="76" y="62" width="168" height="40" rx="10" />
      <rect className="mark" x="71" y="57" width="178" height="50" rx="14" />
      <text x="146" y="87">
        {words.addToHome}
      </text>
      <path className="line" d="M216 74h16v16h-16zm8 4v8m-4-4h8" />
      <rect className="soft" x="76" y="114" width="168" height="40" rx="10" />
      <Lines x={90} y={130} widths={[72]} />
    </Phone>
  ),
  confirmAdd: (words: Words) => (
    <Phone isTop>
      <text x="160" y="56">
        {words.addToHome}
      </text>
      <Press x={192} y={70} label={words.add} width={48} />
      <rect className="soft" x="76" y="112" width="168" height="56" rx="10" />
      <AppIcon x={90} y={122} size={36} />
      <text x="186" y="145">
        {words.workbench}
      </text>
    </Phone>
  ),
  onHomeScreen: (words: Words) => (
    <Phone isTop>
      {[84, 142, 200].map((x) => (
        <rect key={x} className="soft" x={x} y="42" width="36" height="36" rx="8" />
      ))}
      <AppIcon x={142} y={100} size={40} />
      <rect className="mark" x="135" y="93" width="54" height="54" rx="14" />
      <text x="162" y="166">
        {words.workbench}
      </text>
    </Phone>
  ),
} satisfies Record<string, (words: Words) => ReactElement>;

import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type desktop from '../../i18n/zh-CN/desktop.ts';
import { phoneScenes } from './phone-scenes.tsx';
import { Arrow, Browser, Dialog, Folder, Lines, Package, Press, Sheet } from './scene-parts.tsx';

type Words = Readonly<Record<keyof typeof desktop.picture, string>>;

/** What the steps of the guides look like. Drawn, so that they are sharp and follow the colour mode. */
const scenes = {
  ...phoneScenes,
  chromeDownload: (words: Words) => (
    <Browser>
      <path className="line" d="M274 24v10m-5-5l5 5 5-5M268 38h12" />
      <rect className="mark" x="260" y="19" width="28" height="24" rx="6" />
      <rect className="plate" x="158" y="56" width="136" height="70" rx="6" />
      <Lines x={172} y={68} widths={[96]} />
      <Press x={196} y={88} label={words.keep} />
      <Lines x={34} y={76} widths={[92, 70, 84, 60]} />
    </Browser>
  ),
  edgeDownload: (words: Words) => (
    <Browser>
      <rect className="plate" x="138" y="54" width="156" height="112" rx="6" />
      <Lines x={152} y={68} widths={[90]} />
      <path className="line" d="M268 71h.1m7.9 0h.1m7.9 0h.1" strokeWidth="4" />
      <rect className="plate" x="190" y="88" width="94" height="66" rx="5" />
      <Press x={198} y={104} label={words.keep} width={78} />
      <Lines x={34} y={76} widths={[80, 64, 74]} />
    </Browser>
  ),
  securityToolDownload: (words: Words) => (
    <Browser>
      <rect className="plate" x="72" y="64" width="176" height="104" rx="6" />
      <Lines x={90} y={80} widths={[120, 84]} />
      <rect className="soft" x="90" y="108" width="140" height="12" rx="3" />
      <Press x={152} y={130} label={words.download} />
    </Browser>
  ),
  unzip: () => (
    <>
      <Package x={66} y={74} />
      <Arrow x={132} y={100} />
      <Folder x={196} y={78} />
    </>
  ),
  chromeExtensions: () => <ExtensionsAddress address="chrome://extensions" />,
  edgeExtensions: () => <ExtensionsAddress address="edge://extensions" />,
  chromeDeveloperMode: (words: Words) => (
    <Browser address="chrome://extensions">
      <text x="206" y="78">
        {words.developerMode}
      </text>
      <rect className="key" x="252" y="64" width="36" height="20" rx="10" />
      <circle className="plate" cx="278" cy="74" r="8" />
      <rect className="mark" x="246" y="58" width="48" height="32" rx="14" />
      <Lines x={34} y={70} widths={[90]} />
      <rect className="soft" x="34" y="104" width="118" height="64" rx="6" />
      <rect className="soft" x="168" y="104" width="118" height="64" rx="6" />
    </Browser>
  ),
  edgeDeveloperMode: (words: Words) => (
    <Browser address="edge://extensions">
      <Lines x={34} y={66} widths={[64, 52]} />
      <text x="66" y="128">
        {words.edgeDeveloperMode}
      </text>
      <rect className="key" x="34" y="138" width="36" height="20" rx="10" />
      <circle className="plate" cx="60" cy="148" r="8" />
      <rect className="mark" x="28" y="132" width="48" height="32" rx="14" />
      <rect className="soft" x="124" y="66" width="164" height="44" rx="6" />
      <rect className="soft" x="124" y="122" width="164" height="44" rx="6" />
    </Browser>
  ),
  chromeLoad: (words: Words) => <LoadUnpacked address="chrome://extensions" act={words.load} />,
  edgeLoad: (words: Words) => <LoadUnpacked address="edge://extensions" act={words.edgeLoad} />,
  chromeRemove: (words: Words) => <Extension address="chrome://extensions" act={words.remove} />,
  edgeRemove: (words: Words) => <Extension address="edge://extensions" act={words.delete} />,
  securityToolRemove: (words: Words) => <Extension act={words.remove} title={words.extensions} />,
  browserMenu: () => (
    <Browser>
      <path className="line" d="M272 25h18M272 31h18M272 37h18" />
      <rect className="mark" x="264" y="17" width="34" height="28" rx="6" />
      <rect className="plate" x="176" y="54" width="118" height="112" rx="6" />
      <Lines x={192} y={70} widths={[80, 64, 72]} />
      <rect className="key" x="184" y="122" width="102" height="24" rx="5" />
    </Browser>
  ),
  quit: (words: Words) => (
    <>
      <rect className="plate" x="160" y="46" width="128" height="96" rx="6" />
      <Lines x={176} y={62} widths={[84, 64]} />
      <Press x={180} y={104} label={words.quit} />
      <rect className="plate" x="0" y="164" width="320" height="36" />
      <circle className="key" cx="228" cy="182" r="8" />
      <circle className="soft" cx="252" cy="182" r="8" />
      <circle className="soft" cx="276" cy="182" r="8" />
    </>
  ),
  openPackage: () => (
    <>
      <rect className="mark" x="122" y="58" width="76" height="84" rx="10" />
      <Package x={138} y={74} />
      <path className="line" d="M206 132l22 8-10 4-4 10z" />
    </>
  ),
  startFile: () => (
    <Dialog>
      <Folder x={70} y={58} />
      <Lines x={140} y={66} widths={[92, 70]} />
      <rect className="mark" x="64" y="112" width="192" height="34" rx="8" />
      <text x="160" y="134">
        start.cmd
      </text>
    </Dialog>
  ),
  terminal: () => <Terminal line="./seller-helper" />,
  stop: () => <Terminal line="Ctrl+C" />,
  running: (words: Words) => (
    <Dialog>
      <circle className="key" cx="160" cy="88" r="24" />
      <path className="line" d="M149 88l8 8 15-16" style={{ stroke: '#fff' }} />
      <text x="160" y="142">
        {words.running}
      </text>
    </Dialog>
  ),
  phone: (words: Words) => (
    <>
      <rect className="plate" x="112" y="14" width="96" height="172" rx="14" />
      <rect className="soft" x="146" y="22" width="28" height="5" rx="2.5" />
      <rect className="soft" x="122" y="38" width="76" height="62" rx="6" />
      <Lines x={122} y={112} widths={[76, 54]} />
      <Press x={122} y={148} label={words.confirm} width={76} />
    </>
  ),
  dragToTrash: (words: Words) => (
    <>
      <rect className="key" x="76" y="72" width="46" height="46" rx="10" />
      <Arrow x={142} y={95} />
      <path className="line" d="M202 78h48M216 78v-8h20v8M207 78l4 48h30l4-48" />
      <text x="226" y="150">
        {words.trash}
      </text>
    </>
  ),
} satisfies Record<string, (words: Words) => ReactElement>;

export type Scene = keyof typeof scenes;

interface ExtensionProps {
  readonly act: string;
  /** Where the browser lists its plugins; one that has no address for it names the page. */
  readonly address?: string;
  readonly title?: string;
}

/** A window to type in, with what is typed. */
function Terminal({ line }: { line: string }) {
  return (
    <Dialog>
      <rect className="soft" x="64" y="58" width="192" height="100" rx="5" />
      <g direction="ltr">
        <text className="muted" x="76" y="82">
          $
        </text>
        <text className="muted" x="92" y="82">
          {line}
        </text>
      </g>
      <rect className="mark" x="70" y="66" width="180" height="24" rx="6" />
      <Lines x={76} y={106} widths={[140, 96]} />
    </Dialog>
  );
}

/** A plugin in the browser's list, with what can be done to it. */
function Extension({ act, address = '', title = '' }: ExtensionProps) {
  return (
    <Browser address={address} title={title}>
      <rect className="plate" x="34" y="64" width="160" height="104" rx="6" />
      <rect className="key" x="48" y="78" width="26" height="26" rx="5" />
      <Lines x={84} y={80} widths={[90, 66]} />
      <Press x={54} y={130} label={act} />
      <rect className="soft" x="210" y="64" width="80" height="104" rx="6" />
    </Browser>
  );
}

function LoadUnpacked({ address, act }: { address: string; act: string }) {
  return (
    <Browser address={address}>
      <Press x={34} y={64} label={act} width={146} />
      <Folder x={132} y={120} />
    </Browser>
  );
}

function ExtensionsAddress({ address }: { address: string }) {
  return (
    <Browser address={address}>
      <rect className="mark" x="63" y="16" width="198" height="28" rx="13" />
      <rect className="soft" x="34" y="70" width="118" height="92" rx="6" />
      <rect className="soft" x="168" y="70" width="118" height="92" rx="6" />
    </Browser>
  );
}

/** A picture beside the step that it shows: the step's text says the same, hence hidden from screen readers. */
export function StepPicture({ scene }: { scene: Scene }) {
  const { t } = useTranslation('desktop');
  return (
    <Sheet viewBox="0 0 320 200" aria-hidden="true" focusable="false">
      {scenes[scene](t('picture', { returnObjects: true }))}
    </Sheet>
  );
}

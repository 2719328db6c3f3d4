import { Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part.ts';

const Scanner = lazyPart(() => import('./Scanner.tsx'));

/** Whether there may be a camera; where there is none, the number is typed. Browsers show it over https alone. */
const canScan = (): boolean => navigator.mediaDevices !== undefined;

/** Looks for an order by the code on its parcel, where the phone has a camera. */
export function ScanButton({ onFound }: { readonly onFound: (text: string) => void }) {
  const { t } = useTranslation('phone');
  const [isOpen, setIsOpen] = useState(false);
  if (!canScan()) return null;
  return (
    <>
      <Button variant="outline" minHeight="44px" flexShrink={0} onClick={() => setIsOpen(true)}>
        {t('scan')}
      </Button>
      {isOpen && (
        <Suspense>
          <Scanner
            onFound={(text) => {
              setIsOpen(false);
              onFound(text);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

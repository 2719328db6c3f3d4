import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { isInPhonePreview, phoneApp, phonePreview } from './phone-app.ts';

/** Addresses of the phone's pages (`''`, `/shops`): those of the preview stay in the preview. */
export function usePhonePlace(): (page: string) => string {
  const { pathname } = useLocation();
  const base = isInPhonePreview(pathname) ? phonePreview : phoneApp;
  return useCallback((page) => `${base}${page}`, [base]);
}

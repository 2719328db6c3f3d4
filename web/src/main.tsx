import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { prefetchPage } from './app/route-table.ts';
import { resumeSession } from './features/auth/session.ts';
import './i18n/i18n.ts';
import { loadChineseFontIfMissing } from './theme/chinese-font.ts';
import { applyTrendColors } from './theme/trend-colors.ts';

resumeSession(document.cookie);
applyTrendColors();
prefetchPage(window.location.pathname);
void loadChineseFontIfMissing();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

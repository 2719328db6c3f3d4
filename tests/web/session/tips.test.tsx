import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authDialog, closeAuthDialog } from '../../../web/src/session/auth-dialog-store.ts';
import { VisitorBanner } from '../../../web/src/session/visitor/VisitorBanner.tsx';
import VisitorTips from '../../../web/src/session/visitor/VisitorTips.tsx';
import { visitorTips } from '../../../web/src/session/visitor/visitor-tips-store.ts';
import { provideNavigation } from '../../../web/src/shared/navigation.ts';
import { button, click, currentAddress, render, shows } from '../support/render.tsx';

function Tips() {
  const navigate = useNavigate();
  useEffect(() => provideNavigation(navigate, () => {}), [navigate]);
  return visitorTips.use() ? <VisitorTips /> : null;
}

describe('visitor tips', () => {
  beforeEach(() => visitorTips.set(true));
  afterEach(() => closeAuthDialog());

  it.each([
    ['去登录', 'login'],
    ['去注册', 'register'],
  ])('[R2.7-08] %s leads to /index with that view open', async (name, view) => {
    await render(<Tips />, { at: '/import' });
    await click(button(name));
    expect(currentAddress()).toBe('/index');
    expect(authDialog.get()).toBe(view);
    expect(visitorTips.get()).toBe(false);
  });

  it('can be closed, and nothing else happens', async () => {
    await render(<Tips />, { at: '/import' });
    await click(button('关闭'));
    expect(currentAddress()).toBe('/import');
    expect(authDialog.get()).toBeUndefined();
  });
});

describe('visitor banner', () => {
  afterEach(() => closeAuthDialog());

  it('[R2.7-07] [R1-20] says that the data are simulated and offers to log in', async () => {
    await render(<VisitorBanner />, { at: '/home' });
    expect(shows('模拟数据预览')).toBe(true);
    await click(button('登录/注册'));
    expect(authDialog.get()).toBe('login');
  });
});

import { expect, it } from 'vitest';
import { testApi } from '../../support/api.ts';
import { describeOnEngines } from '../../support/databases.ts';

describeOnEngines('windows that hide and show shops', (engine) => {
  /** A boss with shops of one digit each; what is told is what is shown, and what is hidden. */
  async function world() {
    const api = await testApi({ db: await engine.fresh() });
    const { user, ask } = await api.signIn();
    for (const mall_id of '12345') await api.shop(user, { mall_id });
    return {
      save: (shown: string, hidden: string, was?: string) => {
        const layout = { listShowTab: [...shown], listClosedTab: [...hidden] };
        const more = was === undefined ? {} : { listClosedWas: [...was] };
        return ask('setShopTabAllMap', { layout: { ...layout, ...more } });
      },
      saved: async () => {
        const { listShowTab, listClosedTab } = (await ask('getShopTabMap')).data;
        return [listShowTab.join(''), listClosedTab.toSorted().join('')];
      },
    };
  }

  it('[R7.3-02] in the same instant each keep what they did', async () => {
    const { save, saved } = await world();
    await save('12345', '');
    const answers = await Promise.all([save('1345', '2', ''), save('1245', '3', '')]);
    for (const answer of answers) expect(answer).toMatchObject({ code: 0 });
    expect(await saved()).toEqual(['145', '23']);
    // One shows what was hidden, the other, which has not heard of it, hides another.
    await save('1452', '3', '23');
    await save('15', '423', '23');
    expect(await saved()).toEqual(['125', '34']);
    // Who does not say what was there means what is sent.
    await save('1345', '2');
    expect(await saved()).toEqual(['1345', '2']);
  });

  it('[R7.3-02] leave one shop that is shown', async () => {
    const { save, saved } = await world();
    await save('12', '345');
    const answers = await Promise.all([save('1', '3452', '345'), save('2', '3451', '345')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect((await saved())[0]).toHaveLength(1);
  });
});

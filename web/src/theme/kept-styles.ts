import type { createSystem } from '@chakra-ui/react/styled-system';
import { css as serialize } from '@emotion/react';

type System = ReturnType<typeof createSystem>;

/** Beyond as many it is begun anew: widths reckoned from figures would otherwise be kept for ever. */
const keptStyles = 4_000;

/**
 * The same system, which reckons nothing twice. Chakra makes the recipe of each element anew whenever it is drawn,
 * looks its styles up by writing all of them out, and leaves Emotion to write and hash them once more: a third of
 * what our pages computed.
 */
export function keepStyles(system: System): System {
  return {
    ...system,
    isValidProperty: keepNames(system.isValidProperty),
    cva: keepRecipes(system.cva),
    css: keepSerialized(system.css),
  };
}

function keepNames(isValid: (name: string) => boolean): (name: string) => boolean {
  const kept = new Map<string, boolean>();
  return (name) => {
    let answer = kept.get(name);
    if (answer === undefined) {
      answer = isValid(name);
      kept.set(name, answer);
    }
    return answer;
  };
}

/** A recipe, and what another one makes of it, is made once for each configuration. */
function keepRecipes(create: System['cva']): System['cva'] {
  return keepByIdentity(create, (recipe) => {
    recipe.merge = keepByIdentity(recipe.merge);
    return recipe;
  });
}

function keepByIdentity<F extends (of: never) => object>(
  make: F,
  also: (made: ReturnType<F>) => ReturnType<F> = (made) => made,
): F {
  const kept = new WeakMap<object, ReturnType<F>>();
  return new Proxy(make, {
    apply(target, self, [of]) {
      const known = kept.get(of);
      if (known !== undefined) return known;
      const made = also(Reflect.apply(target, self, [of]));
      kept.set(of, made);
      return made;
    },
  });
}

/** Emotion takes styles that are written out already as they are. */
function keepSerialized(reckon: System['css']): System['css'] {
  const keyOf = keyStyles();
  const kept = new Map<string, ReturnType<typeof serialize>>();
  return new Proxy(reckon, {
    apply(target, self, styles: unknown[]) {
      const key = keyOf(styles);
      let made = kept.get(key);
      if (made === undefined) {
        if (kept.size >= keptStyles) kept.clear();
        made = serialize(Reflect.apply(target, self, styles));
        kept.set(key, made);
      }
      return made;
    },
  });
}

/**
 * A key of several styles, alike for those that say the same. What a recipe gives is known by its identity; what an
 * element was given comes last, is another object at each drawing, and is read.
 */
function keyStyles(): (styles: readonly unknown[]) => string {
  let last = 0;
  let byIdentity = new WeakMap<object, number>();
  const byText = new Map<string, number>();
  const read = (style: unknown): number => {
    const text = JSON.stringify(style) ?? '';
    let number = byText.get(text);
    if (number === undefined) {
      if (byText.size >= keptStyles) {
        byText.clear();
        byIdentity = new WeakMap();
      }
      last += 1;
      number = last;
      byText.set(text, number);
    }
    return number;
  };
  const recognise = (style: unknown): number => {
    if (typeof style !== 'object' || style === null) return read(style);
    let number = byIdentity.get(style);
    if (number === undefined) {
      number = read(style);
      byIdentity.set(style, number);
    }
    return number;
  };
  return (styles) => {
    const own = styles.length - 1;
    let key = '';
    for (let at = 0; at < own; at += 1) key += `${recognise(styles[at])},`;
    return key + read(styles[own]);
  };
}

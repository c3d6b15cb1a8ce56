import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Watch {
	targets: Set<Element>;
	callback: (entries: unknown[]) => void;
}

const observers = new Set<Watch>();

class Observer {
	readonly #watch: Watch;
	constructor(callback: Watch['callback']) {
		this.#watch = { targets: new Set(), callback };
		observers.add(this.#watch);
	}
	observe(target: Element) {
		this.#watch.targets.add(target);
	}
	unobserve(target: Element) {
		this.#watch.targets.delete(target);
	}
	disconnect() {
		observers.delete(this.#watch);
	}
}

/** Stubs IntersectionObserver, so that tests control visibility with `bringIntoView`. */
export function watchScreen(): void {
	observers.clear();
	vi.stubGlobal('IntersectionObserver', Observer);
}

function report(element: Element, isIntersecting: boolean): void {
	act(() => {
		for (const { targets, callback } of [...observers]) {
			const inside = [...targets].filter((target) => element.contains(target));
			if (inside.length === 0) continue;
			callback(inside.map((target) => ({ target, isIntersecting })));
		}
	});
}

/** Reports everything inside `element` as visible. */
export const bringIntoView = (element: Element): void => report(element, true);

/** Reports everything inside `element` as off screen, as a browser does at first. */
export const keepOutOfView = (element: Element): void => report(element, false);

/** Enables reduced motion. */
export function reduceMotion(): void {
	window.matchMedia = (media) =>
		Object.assign(new EventTarget(), {
			media,
			matches: media.includes('reduced-motion'),
			onchange: null,
			addListener: () => {},
			removeListener: () => {},
		});
}

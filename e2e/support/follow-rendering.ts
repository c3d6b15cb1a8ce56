import type { Page } from '@playwright/test';

/** React's internal state of a component, as far as it is read here. */
interface Fiber {
	readonly type: unknown;
	readonly flags: number;
	readonly child: Fiber | null;
	readonly sibling: Fiber | null;
	readonly alternate: Fiber | null;
}

/** Records the components that React renders, like its developer tools. Call this before opening a page. */
export const followRendering = (page: Page) =>
	page.addInitScript(() => {
		const performedWork = 1;
		const commits: string[][] = [];
		function namesOf(fiber: Fiber | null): string[] {
			if (!fiber) return [];
			const { type, flags, child, alternate } = fiber;
			const name = Reflect.get(Object(type), 'displayName');
			const own = flags & performedWork && typeof name === 'string' ? [name] : [];
			// A subtree that React skipped has the same child object as before.
			const below = alternate && alternate.child === child ? [] : namesOf(child);
			return [...own, ...below, ...namesOf(fiber.sibling)];
		}
		Object.assign(window, {
			commits,
			__REACT_DEVTOOLS_GLOBAL_HOOK__: {
				supportsFiber: true,
				inject: () => 1,
				onCommitFiberRoot: (_: unknown, { current }: { current: Fiber }) =>
					commits.push(namesOf(current.child)),
				onCommitFiberUnmount() {},
				onPostCommitFiberRoot() {},
			},
		});
	});

/** Returns the names of the components rendered during hydration, and of those rendered again since. */
export const rendered = (page: Page): Promise<{ atFirst: string[]; again: string[] }> =>
	page.evaluate(() => {
		const [atFirst = [], ...later]: string[][] = Reflect.get(window, 'commits');
		return { atFirst, again: later.flat() };
	});

import type { Page } from '@playwright/test';

/** As React keeps a component, of which only this is read. */
interface Fiber {
	readonly type: unknown;
	readonly flags: number;
	readonly child: Fiber | null;
	readonly sibling: Fiber | null;
	readonly alternate: Fiber | null;
}

/** Follows what React renders, as its developer tools do; to be called before a page is opened. */
export const followRendering = (page: Page) =>
	page.addInitScript(() => {
		const performedWork = 1;
		const commits: string[][] = [];
		function namesOf(fiber: Fiber | null): string[] {
			if (!fiber) return [];
			const { type, flags, child, alternate } = fiber;
			const name = Reflect.get(Object(type), 'displayName');
			const own = flags & performedWork && typeof name === 'string' ? [name] : [];
			// What React did not go through has the very child of before.
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

/** Names of the components that were rendered when the page was taken over, and of those that were again since. */
export const rendered = (page: Page): Promise<{ atFirst: string[]; again: string[] }> =>
	page.evaluate(() => {
		const [atFirst = [], ...later]: string[][] = Reflect.get(window, 'commits');
		return { atFirst, again: later.flat() };
	});

import type { Page } from '@playwright/test';
import { makeAccount, signInAs, signInAsOwner } from '../support/accounts';
import { makeHelper } from '../support/helper';
import { allProjects, Visitor } from '../support/visitor';
import type { Screen } from './screen';

/** Signs in the screen's visitor and returns the path; `me` at its end becomes the member's e-mail. */
async function pathFor(page: Page, { path, as }: Screen): Promise<string> {
	if (as === 'owner') await signInAsOwner(page);
	if (as === 'Editor' || as === 'Assistant')
		await signInAs(page, await makeHelper(page.request, as));
	if (as === 'client')
		await (await Visitor.on(page)).add(...(await allProjects(page.request)).slice(3, 7));
	if (typeof path !== 'string') return path(page.request);
	if (as !== 'member') return path;
	const account = await makeAccount(page.request);
	await signInAs(page, account);
	return path.replace(/me$/, account.email);
}

/** Opens a screen as its visitor. */
export async function enter(page: Page, screen: Screen): Promise<void> {
	await page.goto(await pathFor(page, screen));
}

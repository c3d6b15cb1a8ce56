import { resolve } from 'node:path';
import { type Browser, type FullConfig, test } from '@playwright/test';
import { type Owner, owners } from '../../demo/owners';
import { expectNoViolations } from '../support/axe';
import { startEmpty } from '../support/empty-product';
import { clearOwner, loadOwner } from '../support/load-owner';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import type { Screen } from './screen';
import { type Shot, writeSheet } from './sheet';
import { looks, shoot } from './shoot';

const smallest = (['light', 'dark'] as const).map((theme) => ({
	width: 320,
	height: 640,
	theme,
	onSheet: 123,
}));

async function shots(browser: Browser, baseURL: string, screen: Screen): Promise<Shot[]> {
	const taken: Shot[] = [];
	for (const { width, height, theme, onSheet } of [...looks, ...smallest]) {
		const context = await browser.newContext({
			baseURL,
			viewport: { width, height },
			colorScheme: theme,
			reducedMotion: 'reduce',
		});
		const page = await context.newPage();
		taken.push({ png: await shoot(page, screen), width: onSheet });
		await expectNoViolations(page);
		await context.close();
	}
	return taken;
}

const newest = async (origin: string): Promise<string> => {
	const { data } = await (await fetch(`${origin}/api/projects`)).json();
	return `/project/${data[0].slug}`;
};

const sheet = (config: FullConfig, name: string) =>
	resolve(config.configFile ?? '', '../../docs/screens', `${name}.webp`);

/** Address of the demo, whose projects require a sign-in. */
const demo = process.env.SCREENS_URL ?? site;

test('owner sumu', async ({ browser }, { config }) => {
	for (const [name, screen] of Object.entries<Omit<Screen, 'name'>>({
		home: { path: '/' },
		'owner-sumu-project': { path: await newest(demo), as: 'member' },
	}))
		await writeSheet(
			sheet(config, name),
			await shots(browser, demo, { ...screen, name, isWindow: true }),
		);
});

/** The home page and the newest project of every other owner's site, without scrolling. */
for (const [name, owner] of Object.entries<Owner | 'seeded'>(owners))
	if (owner !== 'seeded')
		test(`owner ${name}`, async ({ browser, playwright }, { config }) => {
			const empty = await startEmpty();
			try {
				const request = await playwright.request.newContext({ baseURL: empty.address });
				const api = await OwnerApi.signIn(request);
				await clearOwner(api);
				await loadOwner(api, owner);
				await request.dispose();
				const paths = {
					[`owner-${name}`]: '/',
					[`owner-${name}-project`]: await newest(empty.address),
				};
				for (const [sheetName, path] of Object.entries(paths)) {
					const screen: Screen = { name: sheetName, path, isWindow: true };
					await writeSheet(sheet(config, sheetName), await shots(browser, empty.address, screen));
				}
			} finally {
				await empty.stop();
			}
		});

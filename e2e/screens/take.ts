import { resolve } from 'node:path';
import { type Browser, test } from '@playwright/test';
import { site } from '../support/product';
import type { Screen } from './screen';
import { screens } from './screens';
import { type Shot, writeSheet } from './sheet';
import { looks, publicLooks, shoot } from './shoot';

async function shots(browser: Browser, screen: Screen): Promise<Shot[]> {
	const taken: Shot[] = [];
	const isPublic = !(screen.as || screen.isMail || screen.isPanel || screen.isSmall);
	for (const { width, height, theme, onSheet } of [...looks, ...(isPublic ? publicLooks : [])]) {
		if (screen.isSmall && width > 400) continue;
		const page = await browser.newPage({
			baseURL: process.env.SCREENS_URL ?? site,
			viewport: { width, height },
			colorScheme: theme,
			reducedMotion: 'reduce',
		});
		taken.push({ png: await shoot(page, screen), width: onSheet });
		await page.close();
	}
	return taken;
}

for (const screen of screens)
	test(screen.name, async ({ browser }, { config }) => {
		const path = (name: string) =>
			resolve(
				config.configFile ?? '',
				process.env.SCREENS_FOLDER ?? '../../docs/screens',
				`${name}.webp`,
			);
		const taken = await shots(browser, screen);
		await writeSheet(path(screen.name), taken);
		const [first] = taken;
		if (screen.isInGuide && first)
			await writeSheet(path(screen.name.replace('panel', 'guide')), [{ ...first, width: 1280 }]);
	});

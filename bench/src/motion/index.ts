import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../../e2e/support/chromium.ts';
import { median } from '../median';
import { observeVitals, readVitals, type Vitals } from '../pages/vitals';
import { owner, signedIn } from '../product/signed-in';
import { withProduct } from '../product/start';
import type { Row, Table } from '../table';
import { broken } from '../violated-rules';
import { type Frames, framesDuring, observeFrames } from './frames';
import { observePresented } from './presented-frames';

interface Motion {
	readonly title: string;
	readonly path: string;
	/** Starts the motion and waits for its end. Missing if the page moves automatically. */
	readonly act?: (page: Page) => Promise<void>;
	/**
	 * For pages that animate during some frames only: name of the keyframes, and the title of the row with all
	 * frames.
	 */
	readonly within?: { readonly keyframes: string; readonly around: string };
	/** If true, the compositor runs the animation: the frames it presents count, even if scripts delay them. */
	readonly composited?: true;
}

const step = 40;

const motions: readonly Motion[] = [
	{
		title: 'The hero is woven',
		path: '/',
		within: { keyframes: 'withdraw', around: 'with scripts that start' },
		composited: true,
	},
	{
		title: 'Threads of all skills are pulled in',
		path: '/skills',
		within: { keyframes: 'pull', around: 'with scripts that start' },
		composited: true,
	},
	{
		title: 'Bars and their numbers rise',
		path: '/skills',
		act: async (page) => {
			await page.getByRole('meter').nth(4).scrollIntoViewIfNeeded();
			await page.waitForTimeout(3500);
		},
	},
	{
		title: 'The footer’s border is woven',
		path: '/contact',
		act: async (page) => {
			for (let scrolled = 0; scrolled < 1600; scrolled += step) {
				await page.mouse.wheel(0, step);
				await page.waitForTimeout(16);
			}
		},
	},
	{
		title: 'A cover unravels into its page, and back',
		path: '/projects/page=1',
		within: { keyframes: 'reweave', around: 'with the page that comes, and goes' },
		act: async (page) => {
			await page.getByRole('article').first().getByRole('link').click();
			await page.waitForURL(/\/project\//);
			await page.waitForTimeout(800);
			await page.goBack();
			await page.waitForTimeout(800);
		},
	},
];

/** Milliseconds until a page is idle. */
const rest = 2500;

/** Visits per motion, alternating with reduced motion. */
const rounds = 3;
/** Longest permitted frame during a motion, in milliseconds. */
const mostFrame = 32;

interface Seen extends Vitals {
	readonly frames: Frames;
}

async function see(
	context: BrowserContext,
	url: string,
	{ act, within, composited }: Motion,
): Promise<Seen> {
	const page = await context.newPage();
	const presented = composited ? await observePresented(page) : undefined;
	await observeFrames(page, within?.keyframes);
	await observeVitals(page);
	await page.goto(url, { waitUntil: 'networkidle' });
	await page.waitForTimeout(rest);
	// Read before `act`, which may leave the page: later layout shifts follow its own input.
	const vitals = await readVitals(page);
	const frames = await framesDuring(page, act && (() => act(page)));
	const woven = presented ? await presented() : frames.woven;
	await page.close();
	return { ...vitals, frames: { ...frames, woven } };
}

const viewport = { width: 1440, height: 900 };

async function person(browser: Browser, address: string, reducedMotion: 'reduce' | null) {
	const context = await browser.newContext({ viewport, reducedMotion });
	await (await signedIn(context, address)).close();
	return context;
}

const tooLong = (frames: readonly number[]) => frames.filter((frame) => frame > mostFrame);

const framesOf = (seen: readonly Seen[], which: keyof Frames) =>
	seen.flatMap(({ frames }) => frames[which]);

/** One row: the frames of all rounds, and the median of every other figure. */
function row(title: string, seen: readonly Seen[], which: keyof Frames = 'all'): Row {
	const frames = framesOf(seen, which);
	if (frames.length === 0) throw new Error(`${title}: nothing moved`);
	const middle = (figure: (one: Seen) => number) => median(seen.map(figure));
	return [
		title,
		frames.length,
		median(frames).toFixed(1),
		Math.max(...frames).toFixed(1),
		tooLong(frames).length,
		Math.round(middle(({ largest }) => largest)),
		middle(({ shift }) => shift).toFixed(3),
		Math.round(middle(({ blocking }) => blocking)),
	];
}

/** Records frames that break the rule in `broken`. */
function complain(title: string, seen: readonly Seen[], which: keyof Frames): void {
	const long = tooLong(framesOf(seen, which)).map((frame) => frame.toFixed(0));
	if (long.length === 0) return;
	broken.push(`${title}: ${long.length} frames over ${mostFrame} ms (${long.join(', ')})`);
}

async function measureMotion(address: string): Promise<readonly Row[]> {
	const browser = await chromium.launch(chromiumOptions());
	try {
		const moving = await person(browser, address, null);
		const still = await person(browser, address, 'reduce');
		const rows: Row[] = [];
		for (const motion of motions) {
			console.log(`  ${motion.title}`);
			const url = address + motion.path;
			const moved: Seen[] = [];
			const stood: Seen[] = [];
			for (let round = 0; round < rounds; round += 1) {
				moved.push(await see(moving, url, motion));
				stood.push(await see(still, url, motion));
			}
			const which = motion.within ? 'woven' : 'all';
			rows.push(row(motion.title, moved, which));
			if (motion.within) rows.push(row(motion.within.around, moved));
			rows.push(row('the same page still', stood));
			complain(motion.title, moved, which);
		}
		return rows;
	} finally {
		await browser.close();
	}
}

export const motionTable: Table = {
	name: 'motion',
	headings: [
		'What moves',
		'frames',
		'middle ms',
		'longest ms',
		`over ${mostFrame} ms`,
		'LCP ms',
		'CLS',
		'blocking ms',
	],
	measure() {
		console.log('Frames while the cloth moves');
		return withProduct(({ address }) => measureMotion(address), {
			OWNER_EMAIL: owner.email,
			OWNER_PASSWORD: owner.password,
		});
	},
};

import {
	defaultBrand,
	newSiteSettings,
	type SetupBody,
	type SetupProgress,
	type SetupStep,
	type Site,
	setupBodySchema,
	setupSteps,
} from '@sumu/contract';
import { isDemo } from '../../demo/demo-flags';
import { backupState } from '../../housekeeping/backup-state';
import { presentOwnedSite } from '../site-setting/presenter';
import { readSite } from '../site-setting/read-site';

/**
 * In Strapi's store, which backups include: neither settings nor content, so it causes no versions and no conflicts.
 */
const getSetupStore = () => strapi.store({ type: 'core', name: 'sumu', key: 'setup' });

/** Returns the skipped steps, and whether the owner dismissed the list. */
export async function setupWishes(): Promise<Required<SetupBody>> {
	const { dismissed = false, skipped = [] } =
		setupBodySchema.safeParse(await getSetupStore().get({})).data ?? {};
	return { dismissed, skipped };
}

export async function noteSetup({ dismissed, skipped }: SetupBody) {
	const before = await setupWishes();
	await getSetupStore().set({
		value: { dismissed: dismissed ?? before.dismissed, skipped: skipped ?? before.skipped },
	});
}

/** Checks for each step whether the settings complete it. */
const isDoneIn: Readonly<Record<Exclude<SetupStep, 'backup'>, (site: Site) => boolean>> = {
	language: ({ language, currency, timeZone }) => {
		const initial = newSiteSettings();
		return (
			language !== initial.language ||
			currency !== initial.currency ||
			timeZone !== initial.timeZone
		);
	},
	name: ({ ownerName }) => ownerName !== '' && ownerName !== newSiteSettings().ownerName,
	portrait: ({ portrait }) => portrait !== null,
	headline: ({ headlines }) => headlines.length > 0,
	project: ({ published }) => published.projects,
	contact: ({ contact: { email, phone, address } }) => Boolean(email || phone || address),
	colours: ({ brand }) => brand.palette !== defaultBrand.palette || brand.accent !== null,
	legal: ({ legal }) => legal.terms !== '' && legal.privacy !== '',
	mail: ({ features }) => features.mail,
};

/** Returns the state of each setup step, and whether to show the list to the owner. */
export async function setupState(): Promise<SetupProgress> {
	const [row, wishes, backups, demo] = await Promise.all([
		readSite(),
		setupWishes(),
		backupState(),
		isDemo(strapi),
	]);
	const site = presentOwnedSite(row);
	const stateOf = (step: SetupStep) => {
		const isDone = step === 'backup' ? backups !== 'off' : isDoneIn[step](site);
		if (isDone) return 'done';
		return wishes.skipped.includes(step) ? 'skipped' : 'open';
	};
	const steps = setupSteps.map((step) => ({ step, state: stateOf(step) }) as const);
	const isOpen = steps.some(({ state }) => state === 'open');
	const { dismissed } = wishes;
	return { steps, dismissed, shown: isOpen && !dismissed && !demo };
}

import { type SetupBody, setupBodySchema } from '@sumu/contract';

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

import { type SetupBody, setupBodySchema } from '@sumu/contract';

/** In Strapi's store, which a backup holds: neither settings nor content, so no version and no conflict follows. */
const store = () => strapi.store({ type: 'core', name: 'sumu', key: 'setup' });

/** What the owner skipped, and whether they put the list away. */
export async function setupWishes(): Promise<Required<SetupBody>> {
	const { dismissed = false, skipped = [] } =
		setupBodySchema.safeParse(await store().get({})).data ?? {};
	return { dismissed, skipped };
}

export async function noteSetup({ dismissed, skipped }: SetupBody) {
	const before = await setupWishes();
	await store().set({
		value: { dismissed: dismissed ?? before.dismissed, skipped: skipped ?? before.skipped },
	});
}

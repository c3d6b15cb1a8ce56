const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Number of the newest days, weeks and months of which one backup each is kept, besides all of the last 24 hours. */
const KEPT_PERIODS = { day: 7, week: 4, month: 6 } as const;

/** Names of the periods that contain a time, in UTC. */
const periodsOf = (at: Date) => ({
	day: at.toISOString().slice(0, 10),
	/** Weeks since 1970, from Monday on: 1970-01-01 was a Thursday. */
	week: String(Math.floor((at.getTime() / DAY_MS + 3) / 7)),
	month: at.toISOString().slice(0, 7),
});

/**
 * Chooses the backups to keep: all of the last 24 hours, then the newest of each of the last 7 days, 4 weeks and 6
 * months that have one. The newest is always kept.
 */
export function chooseKept<Backup extends { readonly at: Date }>(
	backups: readonly Backup[],
	now: Date,
): Set<Backup> {
	const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
	const keptBackups = new Set(newestFirst.slice(0, 1));
	for (const backup of newestFirst)
		if (now.getTime() - backup.at.getTime() <= DAY_MS) keptBackups.add(backup);
	for (const period of ['day', 'week', 'month'] as const) {
		const seenNames = new Set<string>();
		for (const backup of newestFirst) {
			const name = periodsOf(backup.at)[period];
			if (seenNames.has(name) || seenNames.size === KEPT_PERIODS[period]) continue;
			seenNames.add(name);
			keptBackups.add(backup);
		}
	}
	return keptBackups;
}

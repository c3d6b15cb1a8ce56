/** Texts on the home page about the state of the nightly backups. */
export const backupWords = {
	off: 'No backup is made by itself.',
	waiting: 'The first nightly backup is still to come.',
	made: 'A backup is made each night.',
	failed: 'The last nightly backup failed: the log says why. It is tried again each hour.',
} as const;

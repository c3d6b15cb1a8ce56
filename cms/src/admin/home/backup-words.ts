/** Texts on the home page about the state of the nightly backups. */
export const backupWords = {
	off: 'Automatic backups are off.',
	waiting: 'The first nightly backup hasn’t run yet.',
	made: 'A backup is made every night.',
	failed:
		'The last nightly backup failed and is retried every hour. The server’s log has the reason.',
} as const;

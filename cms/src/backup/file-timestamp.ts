/** Time in a file name, such as 2026-11-29T06-07-54Z. */
export const toFileTimestamp = (date: Date) =>
	date
		.toISOString()
		.replace(/\.\d+Z$/, 'Z')
		.replaceAll(':', '-');

/**
 * Makes untrusted text safe to log: no line looks like another entry, and control characters do not reach the
 * terminal.
 */
export const sanitizeForLog = (text: string) =>
	text
		.replace(/[^\P{C}\n]/gu, ' ')
		.split('\n')
		.map((line) => `  ${line}`)
		.join('\n')
		.trim();

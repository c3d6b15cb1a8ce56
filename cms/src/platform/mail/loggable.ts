/** What a stranger may have written, for a log: no line of it can be taken for another entry, and no terminal obeys it. */
export const loggable = (text: string) =>
	text
		.replace(/[^\P{C}\n]/gu, ' ')
		.split('\n')
		.map((line) => `  ${line}`)
		.join('\n')
		.trim();

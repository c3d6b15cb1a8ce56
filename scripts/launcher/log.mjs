/**
 * Formats a line that a part has printed: with its name in front, or as a line of JSON.
 * @param {string} name
 * @param {string} line
 * @param {string | undefined} format LOG_FORMAT
 */
export function formatLogLine(name, line, format) {
	if (format !== 'json') return `${name.padEnd(4)} │ ${line}`;
	if (line.startsWith('{"time"')) return line;
	const time = new Date().toISOString();
	return JSON.stringify({ time, level: 'info', part: name, message: line });
}

/**
 * Prints a message of the launcher: as text, or as JSON if LOG_FORMAT is `json`.
 * @param {string} text
 */
export function printLauncherMessage(text) {
	if (process.env.LOG_FORMAT !== 'json') console.log(text);
	else
		for (const line of text.split('\n').filter((line) => line.trim()))
			console.log(formatLogLine('launcher', line.trim(), 'json'));
}

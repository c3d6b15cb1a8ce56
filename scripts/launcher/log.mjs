/**
 * Shows a line that a part has written: with its name before it, or, among lines of JSON, as one of them.
 * @param {string} name
 * @param {string} line
 * @param {string | undefined} format LOG_FORMAT
 */
export function shownLine(name, line, format) {
	if (format !== 'json') return `${name.padEnd(4)} │ ${line}`;
	if (line.startsWith('{"time"')) return line;
	const time = new Date().toISOString();
	return JSON.stringify({ time, level: 'info', part: name, message: line });
}

/**
 * Says something of the launcher's own: to a person, unless LOG_FORMAT says that only JSON is read here.
 * @param {string} text
 */
export function say(text) {
	if (process.env.LOG_FORMAT !== 'json') console.log(text);
	else
		for (const line of text.split('\n').filter((line) => line.trim()))
			console.log(shownLine('launcher', line.trim(), 'json'));
}

import { spawn } from 'node:child_process';

/** A command that failed; the message contains the end of its output. */
export class CommandError extends Error {}

/**
 * Runs a command without showing its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>} its output
 * @throws {CommandError} if it does not exit with 0
 */
export function runCommand(command, args, options = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
		let commandOutput = '';
		const keep = (/** @type {Buffer} */ chunk) => {
			commandOutput += chunk;
		};
		child.stdout?.on('data', keep);
		child.stderr?.on('data', keep);
		child.on('error', reject);
		child.on('close', (code) => {
			if (code === 0) return resolve(commandOutput);
			const tail = commandOutput.trim().split('\n').slice(-40).join('\n');
			reject(new CommandError(`"${command} ${args.join(' ')}" failed:\n${tail}`));
		});
	});
}

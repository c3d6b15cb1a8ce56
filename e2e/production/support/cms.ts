import { once } from 'node:events';
import { freePort } from '../../../cms/tests/support/free-port.ts';
import { launch } from '../../../cms/tests/support/server.ts';

/** Starts the built CMS as a process, which a test may kill and start again on the same port. */
export async function startCms(variables: Record<string, string>, at?: number) {
	const port = at ?? (await freePort());
	const run = () =>
		launch(port, {
			SUBMIT_RATE_LIMIT: '1000000',
			...variables,
		});
	let { child, log } = run();
	return {
		address: `http://127.0.0.1:${port}`,
		port,
		log: () => log(),
		start: () => {
			({ child, log } = run());
		},
		async kill() {
			const ended = once(child, 'exit');
			if (child.exitCode === null && child.kill('SIGKILL')) await ended;
		},
	};
}

export type Cms = Awaited<ReturnType<typeof startCms>>;

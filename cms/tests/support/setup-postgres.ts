import type { TestProject } from 'vitest/node';
import { safeguards, startCluster } from './cluster.ts';
import { share } from './shared-server.ts';

export default async function setup(project: TestProject) {
	const cluster = await startCluster(['shared', 'spare'], safeguards);
	const server = await share(project, {
		kind: 'postgres',
		variables: cluster.variables('shared'),
		spare: cluster.variables('spare'),
		prepared: 'prepared',
	});
	return async () => {
		await server.stop();
		await cluster.stop();
	};
}

import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeLeanManifest } from './scripts/lean-manifest.ts';
import { precompress } from './scripts/precompress.ts';

export default {
	appDirectory: 'src',
	// Another one for a build that is thrown away.
	buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
	ssr: true,
	// The route table is small: a page knows it whole and asks for no piece of it later.
	routeDiscovery: { mode: 'initial' },
	future: {
		v8_middleware: true,
		v8_passThroughRequests: true,
		v8_splitRouteModules: false,
		v8_trailingSlashAwareDataRequests: true,
		v8_viteEnvironmentApi: true,
	},
	async buildEnd({ reactRouterConfig }) {
		const folder = join(reactRouterConfig.buildDirectory, 'client');
		await writeLeanManifest(folder);
		await precompress(folder);
	},
} satisfies Config;

import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './scripts/precompress.ts';

export default {
	appDirectory: 'src',
	ssr: true,
	// The route table is small: a page knows it whole and asks for no piece of it later.
	routeDiscovery: { mode: 'initial' },
	buildEnd: ({ reactRouterConfig }) =>
		precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;

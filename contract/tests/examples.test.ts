import { expect, test } from 'vitest';
import { apiEndpoints, type Endpoint, type EndpointName } from '../src';
import { endpointExamples, type LooseExample } from '../src/examples';

const names = Object.keys(apiEndpoints) as EndpointName[];

test.each(names)('the example of %s satisfies its schemas', (name) => {
	const endpoint: Endpoint = apiEndpoints[name];
	const example: LooseExample = endpointExamples[name];
	for (const part of ['params', 'query', 'body', 'response'] as const)
		if (endpoint[part] && (example[part] !== undefined || part !== 'query'))
			expect(endpoint[part].safeParse(example[part]).error?.issues, part).toBeUndefined();
	expect(Object.keys(example.params ?? {})).toEqual(
		[...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param),
	);
});

test('no example mentions the demo owner, because every installation publishes them', () => {
	// `/sumu` is the address of every installation's workplace.
	const examples = JSON.stringify(endpointExamples).replaceAll('"/sumu/', '"/');
	expect(examples.match(/sumu|সুমু|dhaka/gi)).toBeNull();
});

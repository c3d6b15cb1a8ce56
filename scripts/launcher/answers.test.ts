import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { isResponding } from './answers.mjs';

vi.mock('node:net', async (original) => {
	const net = await original<typeof import('node:net')>();
	return { ...net, connect: vi.fn(net.connect) };
});

test('a URL without a port is probed on port 80', async () => {
	await isResponding('http://127.0.0.1/_health');
	expect(connect).toHaveBeenCalledWith(80, '127.0.0.1');
});

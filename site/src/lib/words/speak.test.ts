import { afterEach, expect, test, vi } from 'vitest';
import { beforeRoutes } from '../chunk/before-routes';
import { speak } from './speak';
import { spokenId, voice } from './voice';

afterEach(() => {
	vi.unstubAllGlobals();
	voice.speech.spoken = {};
});

test('words that do not come leave those the page brought, and are asked for another time', async () => {
	const brought = document.body.appendChild(document.createElement('script'));
	brought.id = spokenId;
	brought.type = 'application/json';
	brought.textContent = JSON.stringify({ Home: 'Domů' });
	const all = { Home: 'Domů', About: 'O mně' };
	const asked = vi
		.fn()
		.mockResolvedValueOnce(Response.json({ error: 'The CMS does not answer' }, { status: 502 }))
		.mockResolvedValueOnce(Response.json(all));
	vi.stubGlobal('fetch', asked);
	speak();
	await beforeRoutes.ready?.();
	expect(voice.speech.spoken).toEqual({ Home: 'Domů' });
	await beforeRoutes.ready?.();
	expect(voice.speech.spoken).toEqual(all);
	brought.remove();
});

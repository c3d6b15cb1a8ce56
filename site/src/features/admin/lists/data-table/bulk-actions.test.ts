import { expect, test } from 'vitest';
import { undoSteps } from './bulk-actions';

test('only what a change has changed is undone', () => {
	const posts = [
		{ _id: 'a', tags: ['CSS'] },
		{ _id: 'b', tags: [] },
	];
	expect(undoSteps({ action: 'addTag', tag: 'css' }, posts)).toEqual([
		{ change: { action: 'removeTag', tag: 'css' }, ids: ['b'] },
	]);
	const states = [
		{ _id: 'a', status: 'draft', shown: false },
		{ _id: 'b', status: 'modified', shown: true },
		{ _id: 'c', status: 'published', shown: true },
	] as const;
	expect(undoSteps({ action: 'publish' }, states)).toEqual([
		{ change: { action: 'unpublish' }, ids: ['a'] },
	]);
	expect(undoSteps({ action: 'unpublish' }, states)).toEqual([
		{ change: { action: 'publish' }, ids: ['c'] },
	]);
});

test('each earlier price is restored by one change', () => {
	const projects = [
		{ _id: 'a', projectPrice: 10 },
		{ _id: 'b', projectPrice: 20 },
		{ _id: 'c', projectPrice: 10 },
		{ _id: 'd', projectPrice: null },
	];
	expect(undoSteps({ action: 'changePrice', percent: 5 }, projects)).toEqual([
		{ change: { action: 'setPrice', price: 10 }, ids: ['a', 'c'] },
		{ change: { action: 'setPrice', price: 20 }, ids: ['b'] },
	]);
});

test('a deletion has its own undo', () => {
	expect(undoSteps({ action: 'delete' }, [{ _id: 'a' }])).toEqual([]);
});

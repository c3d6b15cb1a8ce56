import { expect, test } from 'vitest';
import { createSelectionStore } from './selection-store';

const createStore = (...ids: string[]) => {
	const store = createSelectionStore();
	store.setRows(ids);
	return store;
};

test('a range gets the state of its last row', () => {
	const store = createStore('a', 'b', 'c', 'd', 'e');
	store.toggle('d', false);
	store.toggle('b', true);
	expect(store.listSelected()).toEqual(['b', 'c', 'd']);
	store.toggle('c', false);
	store.toggle('b', true);
	expect(store.listSelected()).toEqual(['d']);
});

test('a range without a first row is one row', () => {
	const store = createStore('a', 'b', 'c');
	store.toggle('c', true);
	expect(store.listSelected()).toEqual(['c']);
});

test('rows that are no longer listed are deselected', () => {
	const store = createStore('a', 'b');
	store.toggleAll();
	expect(store.isPageSelected()).toBe(true);
	store.setRows(['b', 'c']);
	expect(store.listSelected()).toEqual(['b']);
	expect(store.isPageSelected()).toBe(false);
});

test('a row that is deselected ends the selection of all pages', () => {
	const store = createStore('a', 'b');
	store.selectEverything();
	expect(store.isEverythingSelected()).toBe(true);
	store.toggle('a', false);
	expect(store.isEverythingSelected()).toBe(false);
	expect(store.listSelected()).toEqual(['b']);
});

test('listeners are told of each change', () => {
	const store = createStore('a');
	let count = 0;
	const stop = store.subscribe(() => {
		count += 1;
	});
	store.toggle('a', false);
	stop();
	store.clear();
	expect(count).toBe(1);
});

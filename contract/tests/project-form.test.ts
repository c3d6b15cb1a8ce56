import { describe, expect, it } from 'vitest';
import { everyDetail } from '../src/schemas/details';
import { findDetailProblems } from '../src/schemas/project-form';

const details = { ...everyDetail('optional'), delivery: 'required', theme: 'required' } as const;
const pathsOf = (...parameters: Parameters<typeof findDetailProblems>) =>
	findDetailProblems(...parameters).map(({ path }) => path);

describe('required details', () => {
	it('are those of the settings', () => {
		expect(pathsOf(everyDetail('off'), {})).toEqual([]);
		expect(pathsOf(details, {}).toSorted()).toEqual([['projectDelivery'], ['projectTheme']]);
		expect(pathsOf(details, { projectDelivery: 'In May', projectTheme: 'Shop' })).toEqual([]);
	});

	it('of an update are only those that it changes', () => {
		expect(pathsOf(details, {}, 'given')).toEqual([]);
		expect(pathsOf(details, { projectTheme: '' }, 'given')).toEqual([['projectTheme']]);
		expect(pathsOf(details, { projectTheme: undefined }, 'given')).toEqual([]);
	});

	it('name the misspelled key if only that was sent', () => {
		const theme = { projectTheme: 'Shop' };
		expect(pathsOf(details, { ...theme, projectDelevary: '' })).toEqual([['projectDelevary']]);
		expect(pathsOf(details, { ...theme, projectDelevary: 'In May' })).toEqual([]);
		expect(pathsOf(details, { ...theme, projectDelevary: '', projectDelivery: '' })).toEqual([
			['projectDelivery'],
		]);
	});

	it('say which of the features is missing', () => {
		const features = { ...everyDetail('optional'), features: 'required' } as const;
		const projectFeature = ['One', 'Two', '', 'Four'];
		expect(pathsOf(features, { projectFeature })).toEqual([['projectFeature', 2]]);
	});
});

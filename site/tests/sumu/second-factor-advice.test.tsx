import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getSession } from '../../src/lib/session';
import Overview from '../../src/routes/sumu/profile';
import { setupCms } from '../../src/testing/cms';
import { siteStubWithQueries } from '../../src/testing/site-stub';
import { signIn } from './workplace';

const cms = setupCms();
afterEach(() => getSession().forget());

const Site = siteStubWithQueries([{ path: '/sumu', Component: Overview }]);

const open = async (twoStep: boolean) => {
	cms.on('isAdmin', { admin: true });
	cms.on('getUser', toItemResponse({ ...endpointExamples.getUser.response.data, twoStep }));
	signIn();
	render(<Site initialEntries={['/sumu']} />);
	await screen.findByText('Unread messages');
};
const advice = { name: 'Turn on two-step sign-in' };

test('an owner without two-step sign-in is advised to turn it on', async () => {
	await open(false);
	expect(await screen.findByRole('link', advice)).toHaveAttribute('href', '/settings');
});

test('an owner with two-step sign-in sees no advice', async () => {
	await open(true);
	await expect.poll(() => cms.asked('getUser')).toHaveLength(1);
	expect(screen.queryByRole('link', advice)).toBeNull();
});

import { Flex, Link, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { Widget } from '@strapi/strapi/admin';
import type { BackupState } from '@sumu/contract';
import { Link as RouterLink } from 'react-router-dom';
import { useHomeQuery } from '../api';

const backupWords: Readonly<Record<BackupState, string>> = {
	off: 'Automatic backups are off.',
	waiting: 'The first nightly backup hasn’t run yet.',
	made: 'A backup is made every night.',
	failed:
		'The last nightly backup failed and is retried every hour. The server’s log has the reason.',
};

const SiteLink = ({ href, children }: { href: string; children: string }) => (
	<Link href={href} isExternal endIcon={<ExternalLink />}>
		{children}
	</Link>
);

/** Widget with the site's URL, the state of e-mail and backups, and links to the owner's tasks in `/sumu`. */
const YourSite = () => {
	const { data, isError } = useHomeQuery();
	if (isError) return <Widget.Error />;
	if (!data) return <Widget.Loading />;
	const { url, mail, backups, demo, canSetUp } = data.site;
	const firstSteps = `${url}/sumu/first-steps`;
	return (
		<Flex direction="column" alignItems="flex-start" gap={2} padding={4}>
			<SiteLink href={url}>{url.replace(/^https?:\/\//, '')}</SiteLink>
			<SiteLink href={`${url}/sumu`}>Workplace on your site</SiteLink>
			<Link tag={RouterLink} to="/guide">
				Step-by-step guide
			</Link>
			{mail !== undefined && (
				<Flex wrap="wrap" gap={2}>
					<Typography textColor="neutral600">
						{mail ? 'E-mail is set up.' : 'E-mail isn’t set up. Messages are only stored here.'}
					</Typography>
					{backups && (
						<Typography textColor={backups === 'failed' ? 'danger600' : 'neutral600'}>
							{backupWords[backups]}
						</Typography>
					)}
				</Flex>
			)}
			{canSetUp && <SiteLink href={`${firstSteps}#step-mail`}>Set up e-mail and backups</SiteLink>}
			{/* The roles that read the settings are those that may import. */}
			{mail !== undefined && (
				<Flex wrap="wrap" gap={3}>
					<SiteLink href={`${url}/sumu/import`}>Import content</SiteLink>
					<SiteLink href={`${url}/sumu/export`}>Export everything</SiteLink>
				</Flex>
			)}
			{demo && <SiteLink href={`${firstSteps}#demo`}>Remove the demo content</SiteLink>}
		</Flex>
	);
};

export default YourSite;

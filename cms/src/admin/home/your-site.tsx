import { Flex, Link, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { useHomeQuery } from '../api';
import { backupWords } from './backup-words';
import { ShowStepsButton } from './first-steps';
import { RemoveDemo } from './remove-demo';

/** Widget with the site's URL and the state of e-mail, backups and demo content. */
const YourSite = () => {
	const { data, isError } = useHomeQuery();
	if (isError) return <Widget.Error />;
	if (!data) return <Widget.Loading />;
	const { url, mail, backups, demo, canSetUp } = data.site;
	return (
		<Flex direction="column" alignItems="flex-start" gap={3} padding={4}>
			<Link href={url} isExternal endIcon={<ExternalLink />}>
				{url.replace(/^https?:\/\//, '')}
			</Link>
			<Link href={`${url}/sumu`} isExternal endIcon={<ExternalLink />}>
				Workplace on your site
			</Link>
			{mail !== undefined && (
				<Typography textColor="neutral600">
					{mail ? 'E-mail is set up.' : 'E-mail isn’t set up. Messages are only stored here.'}
				</Typography>
			)}
			{backups && (
				<Typography textColor={backups === 'failed' ? 'danger600' : 'neutral600'}>
					{backupWords[backups]}
				</Typography>
			)}
			{canSetUp && (
				<Link tag={RouterLink} to="/upkeep">
					Set up e-mail and backups
				</Link>
			)}
			{demo ? <RemoveDemo /> : <ShowStepsButton setup={data.setup} />}
			<Link tag={RouterLink} to="/guide">
				Step-by-step guide
			</Link>
		</Flex>
	);
};

export default YourSite;

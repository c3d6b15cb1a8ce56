import { WithSettings } from '../settings/components/with-settings';
import { WeaveForm } from './weave-form';

const title = 'Weave';

/** Where the owner weaves the pictures of the site. */
export const WeaveScreen = () => (
	<WithSettings title={title}>{(site) => <WeaveForm site={site} title={title} />}</WithSettings>
);

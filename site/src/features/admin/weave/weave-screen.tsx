import { WithSettings } from '../settings/components/with-settings';
import { WeaveForm } from './weave-form';

const title = 'Weave';

/** Screen of the pattern generator. */
export const WeaveScreen = () => (
	<WithSettings title={title}>{(site) => <WeaveForm site={site} title={title} />}</WithSettings>
);

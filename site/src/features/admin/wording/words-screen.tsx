import { WithSettings } from '../settings/components/with-settings';
import { WordsForm } from './words-form';

const title = 'Words';

/** Screen to replace any text of the site. */
export const WordsScreen = () => (
	<WithSettings title={title}>{(site) => <WordsForm site={site} title={title} />}</WithSettings>
);

import type { ComponentProps } from 'react';
import { useSiteIfLoaded } from '../../../lib/site/use-site';
import { Input, TextArea } from '../../../ui/field';

/** Field for a line that visitors read, in the language of the site: the workplace around it is in English. */
export const ContentInput = (props: ComponentProps<typeof Input>) => (
	<Input lang={useSiteIfLoaded()?.language} {...props} />
);

/** Field for a text that visitors read. */
export const ContentArea = (props: ComponentProps<typeof TextArea>) => (
	<TextArea lang={useSiteIfLoaded()?.language} {...props} />
);

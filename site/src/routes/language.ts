import { textsOf } from '@sumu/contract/locales';
import type { Route } from './+types/language';

/** The catalogue's texts in a language, for the owner's screens and previews. */
export const loader = ({ params }: Route.LoaderArgs) => Response.json(textsOf(params.language));

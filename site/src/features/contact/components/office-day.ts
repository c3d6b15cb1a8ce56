import type { SiteSetting } from '@sumu/contract';

type Hours = Pick<SiteSetting['contact'], 'opens' | 'closes' | 'timeZone'>;

/** When the owner's day begins and ends, such as `09:30`, by the clocks of which zone. */
export type OfficeDay = Readonly<Hours>;

/** Nothing where its begin or its end is not said. */
export const officeDay = ({ opens, closes, timeZone }: Hours, ownZone: string) =>
	opens && closes ? { opens, closes, timeZone: timeZone || ownZone } : undefined;

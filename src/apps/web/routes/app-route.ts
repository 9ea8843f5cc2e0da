import type { RouteRules } from '../shell/guards.ts';
import type { LazyScreen } from '../shell/load-screen.ts';
import type { RouteFacts } from '../shell/route-facts.ts';

/** A path of the program and its screen. */
export interface AppRoute extends RouteFacts, RouteRules {
  screen: LazyScreen;
}

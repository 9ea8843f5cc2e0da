/** What is said of takes that were to be stopped. */
interface StopWord {
  what: 'stopped' | 'goingOn' | 'nothingToStop';
  count: number;
}

/** What came of stopping: how many takes are not charged, how many go on and are, or that there was none. */
export function toldOfStop({ stopped, goingOn }: { stopped: number; goingOn: number }): StopWord[] {
  const words: StopWord[] = [
    { what: 'stopped', count: stopped },
    { what: 'goingOn', count: goingOn },
  ];
  const told = words.filter(({ count }) => count > 0);
  return told.length > 0 ? told : [{ what: 'nothingToStop', count: 0 }];
}

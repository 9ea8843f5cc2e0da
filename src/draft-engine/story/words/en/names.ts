/** Given names of many countries that an English-speaking narrator says with ease. */
export const ENGLISH_NAMES = {
  feminine: {
    young: ['Maya', 'Nell', 'Wren', 'Ines', 'Juno', 'Tessa', 'Priya', 'Lottie', 'Amara', 'Posy', 'Noor', 'Edie', 'Suki', 'Bea', 'Zadie', 'Fern'],
    grown: ['Rosa', 'Ada', 'Hanna', 'Marta', 'Leila', 'Vera', 'Imogen', 'Salome', 'Ruth', 'Nadia', 'Clara', 'Dinah', 'Anneke', 'Yara', 'Miriam', 'Odile', 'Frances', 'Ottilie'],
    old: ['Agnes', 'Edith', 'Greta', 'Winifred', 'Halima', 'Dorothea', 'Olga', 'Mabel', 'Consuelo', 'Philippa', 'Hester', 'Bronagh'],
  },
  masculine: {
    young: ['Theo', 'Milo', 'Finn', 'Otis', 'Ravi', 'Jonah', 'Kofi', 'Emil', 'Sol', 'Rory', 'Tariq', 'Ned', 'Pip', 'Hugo', 'Luca', 'Arlo'],
    grown: ['Anton', 'Marcus', 'Idris', 'Joseph', 'Mateo', 'Callum', 'Henrik', 'Samir', 'Victor', 'Declan', 'Ivo', 'Abel', 'Stellan', 'Bruno', 'Tobias', 'Caspar', 'Leon'],
    old: ['Walter', 'Tomas', 'Ezra', 'Gus', 'Bertram', 'Silas', 'Mordecai', 'Augustin', 'Harold', 'Cornelius', 'Yusuf', 'Ambrose'],
  },
} as const;
